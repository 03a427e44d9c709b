"""Looking into a game: advice for one decision, and what every decision of a record was worth.

`thinking` thinks about one decision, `advice` names the best moves there, `decisions` examines those of a record,
`report` finds mistakes and turning points among them, and `chart` draws it all.
"""
