-- Changes of the lenses of an ordered item. One that costs more is open until it is paid; the order keeps its old lenses.
CREATE TABLE order_amendment (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES order_item ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('power_type', 'package')),
  -- How the item was and will be worn, with which lens and coatings.
  from_lens jsonb NOT NULL,
  to_lens jsonb NOT NULL,
  -- The item as it will be: its details with the agreed price, and its power.
  facts jsonb NOT NULL,
  prescription jsonb,
  -- What the order costs more (below zero: less), in minor units.
  delta integer NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'done', 'expired', 'refused')),
  actor text NOT NULL,
  actor_id uuid,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX order_amendment_order ON order_amendment (order_id);
-- An item waits for one change at a time.
CREATE UNIQUE INDEX order_amendment_open ON order_amendment (item_id) WHERE status = 'open';
