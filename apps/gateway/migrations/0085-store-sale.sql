-- Every member of staff has a short number, under which sales of a store are recorded (STAFF-03); a removed one keeps it.
ALTER TABLE staff_user ADD COLUMN salesman_id integer GENERATED ALWAYS AS IDENTITY (START WITH 10001) UNIQUE;

-- Sales that were made at the counter of a store, as sales staff recorded them.
CREATE TABLE store_sale (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  country text NOT NULL,
  receipt text NOT NULL,
  salesman_id integer NOT NULL REFERENCES staff_user (salesman_id),
  sold_on date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency_code text NOT NULL,
  note text,
  recorded_by uuid NOT NULL REFERENCES staff_user,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
-- A receipt is recorded once, in capital or small letters.
CREATE UNIQUE INDEX store_sale_receipt ON store_sale (country, lower(receipt));
CREATE INDEX store_sale_recorded ON store_sale (recorded_by, recorded_at);

ALTER TABLE staff_act DROP CONSTRAINT staff_act_act_check;
ALTER TABLE staff_act ADD CONSTRAINT staff_act_act_check CHECK (act IN ('signed_in', 'prescriptions_listed',
  'picture_seen', 'prescription_read', 'prescription_refused', 'order_placed', 'store_sale_recorded'));
