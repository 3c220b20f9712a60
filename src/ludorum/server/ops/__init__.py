"""What operators do: look at tables and change them, move them to new rules, back up, sweep."""
