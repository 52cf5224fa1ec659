-- Tax invoices and credit notes. What stands in one never changes; name and address are those of the order.
CREATE TABLE paper (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  country text NOT NULL,
  -- The year of the tax law, such as 26-27 in India.
  year text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- The goods of an invoice.
  item_ids uuid[] NOT NULL DEFAULT '{}',
  -- The refund of a credit note.
  refund_id uuid UNIQUE REFERENCES refund,
  content jsonb NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (country, kind, year, number),
  CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL))
);
CREATE INDEX paper_order ON paper (order_id);

-- The last number of each series. Whoever takes the next one holds the row until the paper is stored, so that no number is
-- left out or given twice.
CREATE TABLE paper_series (
  country text NOT NULL,
  kind text NOT NULL,
  year text NOT NULL,
  last_number integer NOT NULL,
  PRIMARY KEY (country, kind, year)
);
