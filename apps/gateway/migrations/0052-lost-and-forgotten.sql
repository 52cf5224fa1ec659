-- A parcel of a return that our courier has lost counts as arrived.
ALTER TABLE return_item DROP CONSTRAINT return_item_outcome_check;
ALTER TABLE return_item ADD CONSTRAINT return_item_outcome_check
  CHECK (outcome IN ('resellable', 'scrap', 'back_to_sender', 'missing', 'lost'));
-- Goods that came back undelivered before their money did: the clock looks for them.
CREATE INDEX item_status_undelivered ON item_status_history (item_id) WHERE status = 'returned_to_sender';
