"""What people say to each other, and what is known of them."""
