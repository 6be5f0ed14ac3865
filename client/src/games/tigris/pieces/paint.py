"""Colours and small signs that all pieces share."""

COLOURS = ("red", "blue", "green", "black")
PAIRS = ("red-blue", "red-green", "red-black", "blue-green", "blue-black", "green-black")
BODY = {
    "red": ("#b23a2c", "#7c2219", "#d5674f", "#5f1a12"),
    "blue": ("#2e5f97", "#1c3f69", "#5b8cc0", "#14304f"),
    "green": ("#2f7d57", "#1b5238", "#5eab82", "#123c28"),
    "black": ("#3b3733", "#1d1b19", "#6d665e", "#151311"),
}
IVORY = "#f6ead0"
MINI = {  # small signs of the four colours on a field of 24
    "red": "M2 21h20v-4H2ZM5 17h14v-4H5ZM8 13h8V9H8ZM10.500 9h3V4h-3Z",
    "blue": "M11 3h2v12h-2ZM13 6c3-3 5-2 6-1-1 3-3 4-6 3ZM11 6C8 3 6 4 5 5c1 3 3 4 6 3ZM13 11c3-3 5-2 6-1-1 3-3 4-6 3ZM11 11c-3-3-5-2-6-1 1 3 3 4 6 3ZM3 18c3-3 4 0 6 0s4-3 6 0 4 0 6 0v2c-3 3-4 0-6 0s-4 3-6 0-4 0-6 0Z",
    "green": "M9 2h6v2l-1 2c5 2 6 8 3 12l-2 2v2H9v-2l-2-2C4 14 5 8 10 6L9 4ZM7.500 6C4 6 4 10 5.500 11l1-1.500C6 9 6 8 8 7.500ZM16.500 6c3.500 0 3.500 4 2 5l-1-1.500c.500-.500.500-1.500-1.500-2Z",
    "black": "M3 21V11h3V7h12v4h3v10h-7v-5h-4v5ZM8 9v2h2V9ZM14 9v2h2V9Z",
}
