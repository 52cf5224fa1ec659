-- Pieces of one product can go back on the shelf one after the other, each time with its reason and its line.
ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_pkey;
ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_reason_check;
ALTER TABLE stock_movement
  ADD COLUMN id uuid PRIMARY KEY DEFAULT uuidv7(),
  ADD COLUMN item_id uuid REFERENCES order_item ON DELETE CASCADE,
  ADD CONSTRAINT stock_movement_reason CHECK (reason IN ('ordered', 'released', 'cancelled', 'returned'));
-- An order takes its goods once, and gives all of them back once where nobody has paid it.
CREATE UNIQUE INDEX stock_movement_whole ON stock_movement (order_id, product_id, reason)
  WHERE reason IN ('ordered', 'released');
CREATE INDEX stock_movement_order ON stock_movement (order_id);
