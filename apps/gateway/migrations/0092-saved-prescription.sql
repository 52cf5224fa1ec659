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

-- The prescriptions of orders and carts that customers removed from the list of the account. Only a hash of the values is
-- stored; an equal prescription that is ordered afterwards is in the list again.
CREATE TABLE hidden_prescription (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  power_hash text NOT NULL,
  hidden_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX hidden_prescription_customer ON hidden_prescription (customer_id);
