"""Ways to sign in without a password, as far as the operator has set them up."""
