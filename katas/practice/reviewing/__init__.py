"""A review: what there is to see in somebody's kata folder, to talk over with them. No marks."""
