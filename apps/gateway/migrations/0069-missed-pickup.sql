-- The round for which the courier did not come: its shopper is told of it once, and chooses another one.
ALTER TABLE order_return ADD COLUMN missed_round text;
