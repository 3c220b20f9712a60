"""Tables over HTTP. Commands carry an id of the client's making: a retry is answered alike."""
