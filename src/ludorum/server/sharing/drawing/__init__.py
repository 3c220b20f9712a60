"""Pictures of links: what they say is laid out as SVG, and drawn by resvg with our own fonts.

What must hold: whatever is said, a picture has the same size and a bounded number of shapes, and
nothing that people have written is read as anything but letters.
"""
