def function_name(category):
    name = category.replace(" ", "_").lower()
    return "one_pair" if name == "pair" else name
