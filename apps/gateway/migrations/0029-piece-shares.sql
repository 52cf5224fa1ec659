-- What each piece has of the order's amounts, frozen when the order is placed. An older order gets it from its frozen
-- totals when it is first needed.
ALTER TABLE order_item ADD COLUMN shares jsonb
  CHECK (jsonb_typeof(shares) = 'array' AND jsonb_array_length(shares) = quantity);
