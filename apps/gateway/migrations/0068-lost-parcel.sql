-- Pieces of an order that the courier has lost on their way to the shopper: taken out of their order, and on no shelf.
ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_reason;
ALTER TABLE stock_movement ADD CONSTRAINT stock_movement_reason
  CHECK (reason IN ('ordered', 'released', 'cancelled', 'returned', 'lost'));
-- The clock looks for goods that came back or were lost before their money went back, and for what was shipped weeks ago.
DROP INDEX item_status_undelivered;
CREATE INDEX item_status_undelivered ON item_status_history (item_id) WHERE status IN ('returned_to_sender', 'lost');
