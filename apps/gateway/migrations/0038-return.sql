-- Goods that come back. What a shopper confirms at once is one group: a parcel, and claims of which nothing is sent.
CREATE SEQUENCE return_number;

CREATE TABLE order_return (
  -- Eight digits, spread like those of an order.
  id text PRIMARY KEY DEFAULT (10000000 + nextval('return_number') * 2654435761 % 89999999)::text,
  group_id text NOT NULL,
  order_id text NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('parcel', 'claim')),
  status text NOT NULL,
  mode text CHECK (mode IN ('store_return', 'schedule_pickup', 'warehouse')),
  store_code text,
  pickup_on date,
  pickup_from integer CHECK (pickup_from BETWEEN 0 AND 23),
  refund_method text NOT NULL CHECK (refund_method IN ('source', 'storecredit', 'neft')),
  -- The last day on which it can be sent.
  send_by date,
  rejection text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'parcel') = (mode IS NOT NULL))
);
CREATE INDEX order_return_order ON order_return (order_id, created_at);
CREATE INDEX order_return_group ON order_return (group_id);
CREATE INDEX order_return_send_by ON order_return (send_by) WHERE status = 'label';
CREATE INDEX order_return_pickup ON order_return (pickup_on, pickup_from) WHERE status = 'label';
CREATE INDEX order_return_inspected ON order_return (created_at) WHERE status = 'inspected';

CREATE TABLE return_status_history (
  return_id text NOT NULL REFERENCES order_return ON DELETE CASCADE,
  status text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (return_id, status)
);

CREATE TABLE return_item (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  return_id text NOT NULL REFERENCES order_return ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES order_item,
  piece integer NOT NULL CHECK (piece >= 0),
  reason text NOT NULL,
  comment text,
  has_arrived boolean,
  outcome text CHECK (outcome IN ('resellable', 'scrap', 'back_to_sender', 'missing')),
  refusal text,
  is_released boolean NOT NULL DEFAULT false,
  -- What it brings back and why, in minor units.
  worth jsonb NOT NULL
);
CREATE INDEX return_item_return ON return_item (return_id);
-- A piece comes back once.
CREATE UNIQUE INDEX return_item_once ON return_item (item_id, piece) WHERE NOT is_released;

-- Photos of what is wrong, encoded anew; those that no return has are deleted after a day.
CREATE TABLE return_photo (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES order_item ON DELETE CASCADE,
  return_id text REFERENCES order_return ON DELETE CASCADE,
  jpeg bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX return_photo_order ON return_photo (order_id);
CREATE INDEX return_photo_return ON return_photo (return_id);
