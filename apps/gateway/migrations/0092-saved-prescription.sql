-- The prescriptions that customers added in the account, and those of orders and carts that they gave another name (RX-07).
CREATE TABLE saved_prescription (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  power_type text,
  prescription jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_prescription_customer ON saved_prescription (customer_id);
CREATE INDEX saved_prescription_picture ON saved_prescription ((prescription->>'imageFileName'))
  WHERE prescription->>'imageFileName' IS NOT NULL;
CREATE INDEX saved_prescription_pd_picture ON saved_prescription ((prescription->>'pdImageFileName'))
  WHERE prescription->>'pdImageFileName' IS NOT NULL;

-- The items of orders and the lines of carts whose prescription customers removed from the list of the account.
CREATE TABLE hidden_prescription (
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  source text NOT NULL CHECK (source IN ('order', 'cart')),
  item_id text NOT NULL,
  hidden_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, source, item_id)
);
