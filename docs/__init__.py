"""Scripts that write the pages and pictures of this folder."""
