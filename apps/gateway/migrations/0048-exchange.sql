-- An exchange: delivered pieces come back, and their worth pays for a new order.
ALTER TABLE cart ADD COLUMN kind text NOT NULL DEFAULT 'shopping' CHECK (kind IN ('shopping', 'exchange'));
-- How many pieces an exchange is of, and with which lenses and power they are made unless told otherwise.
ALTER TABLE cart ADD COLUMN made_as jsonb;
DROP INDEX cart_open;
DROP INDEX cart_open_customer;
CREATE UNIQUE INDEX cart_open ON cart (session_id, country, kind) WHERE status = 'open' AND customer_id IS NULL;
CREATE UNIQUE INDEX cart_open_customer ON cart (customer_id, country, kind)
  WHERE status = 'open' AND customer_id IS NOT NULL;

CREATE TABLE order_exchange (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES order_item ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  reason text NOT NULL,
  method text NOT NULL CHECK (method IN ('SAMEPRODUCT', 'NEWPRODUCT')),
  status text NOT NULL DEFAULT 'open'
    CHECK (status IN ('open', 'unpaid', 'confirmed', 'owed', 'done', 'cancelled', 'expired')),
  session_id uuid NOT NULL,
  customer_id uuid REFERENCES customer ON DELETE SET NULL,
  -- Where its new goods lie until it is confirmed.
  cart_id uuid REFERENCES cart ON DELETE SET NULL,
  leaves text CHECK (leaves IN ('collected', 'at_once')),
  -- The day on which the old goods were to be fetched.
  collected_on date,
  return_id text REFERENCES order_return,
  new_order_id text UNIQUE REFERENCES orders,
  -- What the old goods were worth when it was confirmed, in minor units.
  worth integer,
  -- What the new order lacks because old goods were refused, and the target of the payment that makes it up.
  owed integer CHECK (owed > 0),
  debt_id uuid UNIQUE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX order_exchange_order ON order_exchange (order_id);
CREATE UNIQUE INDEX order_exchange_return ON order_exchange (return_id);
CREATE UNIQUE INDEX order_exchange_cart ON order_exchange (cart_id) WHERE status = 'open';
CREATE INDEX order_exchange_expires ON order_exchange (expires_at) WHERE status = 'open';

-- The exchange that an order was made by.
ALTER TABLE orders ADD COLUMN exchange_of uuid REFERENCES order_exchange;
CREATE INDEX orders_exchange ON orders (exchange_of) WHERE exchange_of IS NOT NULL;

-- Worth that moves from one order to another: a refund of the one, and a payment of the other whose target is that refund.
ALTER TABLE refund
  DROP CONSTRAINT refund_method_check,
  ADD CONSTRAINT refund_method_check CHECK (method IN ('source', 'storecredit', 'neft', 'exchange'));
ALTER TABLE payment
  DROP CONSTRAINT payment_method_check,
  ADD CONSTRAINT payment_method_check CHECK (method IN ('cc', 'cod', 'none', 'exchange')),
  -- The payment of an earlier order whose money it is, and how that was paid; null where voucher or credit had paid.
  ADD COLUMN origin_id uuid REFERENCES payment,
  ADD COLUMN origin_method text;
CREATE INDEX payment_origin ON payment (origin_id) WHERE origin_id IS NOT NULL;
