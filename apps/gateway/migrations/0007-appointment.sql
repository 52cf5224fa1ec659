-- Our stores. Hours are minutes since midnight on the clocks of their country.
CREATE TABLE store (
  code text PRIMARY KEY,
  country text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  postcode text NOT NULL DEFAULT '',
  opens integer NOT NULL CHECK (opens BETWEEN 0 AND 1440),
  closes integer NOT NULL CHECK (closes BETWEEN opens AND 1440),
  -- How many people an optician looks after at a time.
  chairs integer NOT NULL CHECK (chairs BETWEEN 1 AND 20),
  is_studio boolean NOT NULL DEFAULT false,
  rank integer NOT NULL,
  text jsonb NOT NULL
);
CREATE INDEX store_country ON store (country, rank);

-- Opticians who come home, and from where.
CREATE TABLE agent (
  id text PRIMARY KEY,
  country text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  visits integer NOT NULL,
  rating numeric(2, 1) NOT NULL,
  text jsonb NOT NULL
);
CREATE INDEX agent_country ON agent (country);

CREATE SEQUENCE appointment_number;

CREATE TABLE appointment (
  -- A letter and eight digits, spread so that a number tells neither its neighbour nor how many there are.
  id text PRIMARY KEY
    DEFAULT 'V' || (10000000 + nextval('appointment_number') * 15485863 % 89999999)::text,
  kind text NOT NULL CHECK (kind IN ('vision', 'home', 'order')),
  status text NOT NULL DEFAULT 'booked' CHECK (status IN ('booked', 'cancelled')),
  session_id uuid NOT NULL,
  customer_id uuid REFERENCES customer ON DELETE CASCADE,
  country text NOT NULL,
  language text NOT NULL,
  store_code text REFERENCES store,
  -- A chair of a store, or the optician who comes: one visitor at a time.
  seat text NOT NULL,
  order_id text REFERENCES orders ON DELETE CASCADE,
  item_id uuid REFERENCES order_item ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  name text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL DEFAULT '',
  address jsonb,
  latitude double precision,
  longitude double precision,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'home') = (store_code IS NULL)),
  CHECK ((kind = 'order') = (order_id IS NOT NULL))
);
-- Nobody sits on a chair that is taken, and no optician is at two doors.
CREATE UNIQUE INDEX appointment_seat ON appointment (seat, starts_at) WHERE status = 'booked';
-- A person is at one place at a time, however often the button is pressed.
CREATE UNIQUE INDEX appointment_person ON appointment (session_id, starts_at, lower(name)) WHERE status = 'booked';
-- An item of an order has one appointment.
CREATE UNIQUE INDEX appointment_item ON appointment (order_id, item_id) NULLS NOT DISTINCT
  WHERE status = 'booked' AND order_id IS NOT NULL;
CREATE INDEX appointment_session ON appointment (session_id);
CREATE INDEX appointment_customer ON appointment (customer_id);
CREATE INDEX appointment_phone ON appointment (phone, country) WHERE kind = 'home';
