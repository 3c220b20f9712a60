"""HTTP and websockets. Everything goes through the table service; nothing here knows a rule."""
