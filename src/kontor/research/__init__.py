"""The games for those who study them: PettingZoo environments and OpenSpiel games; needs `kontor[research]`."""
