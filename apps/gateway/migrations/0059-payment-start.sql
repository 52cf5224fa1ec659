-- Until when a gateway has a payment opened at its provider: no other one opens it meanwhile.
ALTER TABLE payment ADD COLUMN starting_until timestamptz;
