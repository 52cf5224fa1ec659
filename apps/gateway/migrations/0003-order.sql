CREATE TABLE cart (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  session_id uuid NOT NULL,
  country text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'ordered')),
  created_at timestamptz NOT NULL DEFAULT now()
);
-- A session fills one cart at a time in each country.
CREATE UNIQUE INDEX cart_open ON cart (session_id, country) WHERE status = 'open';

CREATE TABLE cart_line (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  power_type text,
  package_id text,
  coating_ids text[] NOT NULL DEFAULT '{}',
  prescription jsonb,
  -- Hash of product, power, package and coatings: equal choices are one line.
  choice text NOT NULL,
  UNIQUE (cart_id, choice)
);

CREATE TABLE checkout (
  cart_id uuid PRIMARY KEY REFERENCES cart ON DELETE CASCADE,
  address jsonb,
  gift_message jsonb,
  delivery_option text CHECK (delivery_option IN ('standard', 'express'))
);

CREATE SEQUENCE order_number;

CREATE TABLE orders (
  -- Ten digits. The multiplier spreads them, so that a number tells neither its neighbour nor how many orders there are.
  id text PRIMARY KEY DEFAULT (1000000000 + nextval('order_number') * 2654435761 % 8999999929)::text,
  cart_id uuid NOT NULL UNIQUE REFERENCES cart,
  session_id uuid NOT NULL,
  country text NOT NULL,
  language text NOT NULL,
  currency_code text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending_payment', 'placed', 'payment_failed', 'cancelled')),
  -- The key of the call that placed it: the same call never places a second one.
  idempotency_key text NOT NULL,
  totals jsonb NOT NULL,
  total integer NOT NULL CHECK (total >= 0),
  address jsonb NOT NULL,
  email text NOT NULL,
  gift_message jsonb,
  delivery_option text NOT NULL,
  delivery_date date NOT NULL,
  -- Until when its goods are kept while it is not paid.
  reserved_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  placed_at timestamptz,
  UNIQUE (session_id, idempotency_key)
);
CREATE INDEX orders_session ON orders (session_id, created_at);
CREATE INDEX orders_reserved_until ON orders (reserved_until) WHERE reserved_until IS NOT NULL;

CREATE TABLE order_item (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  prescription jsonb,
  -- Name, picture, prices and options as the shopper saw them.
  facts jsonb NOT NULL
);
CREATE INDEX order_item_order ON order_item (order_id);

CREATE TABLE item_status_history (
  item_id uuid NOT NULL REFERENCES order_item ON DELETE CASCADE,
  status text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (item_id, status)
);

CREATE TABLE payment (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders,
  method text NOT NULL CHECK (method IN ('cc', 'cod')),
  status text NOT NULL CHECK (status IN ('created', 'pending', 'authorised', 'paid', 'cash_due', 'failed', 'expired')),
  amount integer NOT NULL CHECK (amount >= 0),
  currency_code text NOT NULL,
  intent_id text UNIQUE,
  page_url text,
  frame_url text,
  failure_code text,
  card_brand text,
  card_last4 text,
  -- Money that came too late or twice goes back: due, then done.
  refund text CHECK (refund IN ('due', 'done')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- An order is never paid twice: one payment of it is open or good at a time.
CREATE UNIQUE INDEX payment_live ON payment (order_id)
  WHERE status IN ('created', 'pending', 'authorised', 'paid', 'cash_due') AND refund IS NULL;
CREATE INDEX payment_order ON payment (order_id, created_at);

-- Words of the payment provider; each id is heard once.
CREATE TABLE payment_event (
  id text PRIMARY KEY,
  intent_id text NOT NULL,
  type text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

-- Pieces taken by an order and put back by it, once each.
CREATE TABLE stock_movement (
  order_id text NOT NULL REFERENCES orders,
  product_id text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('ordered', 'released')),
  quantity integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, product_id, reason)
);
