-- An order can be cancelled in parts, each time with its reason and its way of the money.
ALTER TABLE order_cancellation DROP CONSTRAINT order_cancellation_pkey;
ALTER TABLE order_cancellation DROP CONSTRAINT order_cancellation_refund_method_check;
ALTER TABLE order_cancellation
  ADD COLUMN id uuid PRIMARY KEY DEFAULT uuidv7(),
  ADD CONSTRAINT order_cancellation_refund_method CHECK (refund_method IN ('source', 'storecredit', 'neft'));
CREATE INDEX order_cancellation_order ON order_cancellation (order_id);

CREATE TABLE cancelled_item (
  cancellation_id uuid NOT NULL REFERENCES order_cancellation ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES order_item ON DELETE CASCADE,
  -- The last ones of those that were left.
  pieces integer NOT NULL CHECK (pieces > 0),
  PRIMARY KEY (cancellation_id, item_id)
);
CREATE INDEX cancelled_item_item ON cancelled_item (item_id);

-- Until now orders ended as a whole.
INSERT INTO cancelled_item (cancellation_id, item_id, pieces)
SELECT cancelled.id, item.id, item.quantity
FROM order_cancellation cancelled JOIN order_item item USING (order_id);
