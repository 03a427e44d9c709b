"""The table as a picture, part by part; `scene` puts the parts together."""
