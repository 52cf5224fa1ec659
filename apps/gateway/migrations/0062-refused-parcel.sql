-- A parcel in which pieces that were not accepted go back to their shopper, and what the courier has told of it.
CREATE TABLE refused_parcel (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  return_id text NOT NULL REFERENCES order_return ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'booked' CHECK (
    status IN ('booked', 'shipped', 'out_for_delivery', 'delivery_failed', 'delivered', 'returned_to_sender')
  ),
  courier_id text,
  courier text,
  tracking_number text,
  expected_on date NOT NULL,
  window_from text,
  window_to text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refused_parcel_return ON refused_parcel (return_id);
CREATE INDEX refused_parcel_open ON refused_parcel (expected_on) WHERE status NOT IN ('delivered', 'returned_to_sender');
CREATE TABLE refused_parcel_step (
  event text PRIMARY KEY,
  parcel_id uuid NOT NULL REFERENCES refused_parcel ON DELETE CASCADE,
  status text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX refused_parcel_step_parcel ON refused_parcel_step (parcel_id);
-- Pieces that were refused until now are still in the warehouse: they leave, unless nothing came or no address is left.
INSERT INTO refused_parcel (return_id, expected_on)
SELECT one.id, current_date + 5
FROM order_return one JOIN orders ON orders.id = one.order_id
WHERE one.kind = 'parcel' AND orders.email <> ''
  AND EXISTS (
    SELECT FROM return_status_history step WHERE step.return_id = one.id AND step.status = 'picked_up'
  )
  AND EXISTS (
    SELECT FROM return_item piece
    WHERE piece.return_id = one.id AND piece.outcome = 'back_to_sender' AND piece.has_arrived IS NOT FALSE
  );
