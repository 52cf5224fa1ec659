-- Pictures of prescriptions (RX-10). A guest's picture belongs to the session, which may end before the order that names it:
-- such a picture stays, and the daily job deletes those that are in no bag and no order.
CREATE TABLE prescription_picture (
  -- 32 hexadecimal digits and `.jpg`.
  name text PRIMARY KEY,
  session_id uuid REFERENCES session ON DELETE SET NULL,
  customer_id uuid REFERENCES customer ON DELETE SET NULL,
  -- Encoded again, without the metadata of the camera.
  jpeg bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(session_id, customer_id) <= 1)
);
CREATE INDEX prescription_picture_session ON prescription_picture (session_id);
CREATE INDEX prescription_picture_customer ON prescription_picture (customer_id);

-- The goods that name a picture.
CREATE INDEX cart_line_picture ON cart_line ((prescription->>'imageFileName'))
  WHERE prescription->>'imageFileName' IS NOT NULL;
CREATE INDEX cart_line_pd_picture ON cart_line ((prescription->>'pdImageFileName'))
  WHERE prescription->>'pdImageFileName' IS NOT NULL;
CREATE INDEX order_item_picture ON order_item ((prescription->>'imageFileName'))
  WHERE prescription->>'imageFileName' IS NOT NULL;
CREATE INDEX order_item_pd_picture ON order_item ((prescription->>'pdImageFileName'))
  WHERE prescription->>'pdImageFileName' IS NOT NULL;
