-- What was done to an order, by whom and when.
CREATE TABLE order_act (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders ON DELETE CASCADE,
  item_id uuid REFERENCES order_item ON DELETE CASCADE,
  actor text NOT NULL CHECK (actor IN ('customer', 'guest', 'staff', 'store', 'lab', 'courier', 'provider')),
  actor_id uuid,
  act text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_act_order ON order_act (order_id, at);

-- What is known of older orders.
INSERT INTO order_act (order_id, actor, actor_id, act, at)
SELECT id, CASE WHEN customer_id IS NULL THEN 'guest' ELSE 'customer' END, coalesce(customer_id, session_id), 'placed',
  created_at
FROM orders;
INSERT INTO order_act (order_id, actor, act, at)
SELECT payment.order_id, 'provider', 'paid', coalesce(orders.placed_at, payment.updated_at)
FROM payment JOIN orders ON orders.id = payment.order_id
WHERE payment.status = 'paid' AND payment.amount > 0;
INSERT INTO order_act (order_id, actor, actor_id, act, at)
SELECT orders.id, CASE WHEN customer_id IS NULL THEN 'guest' ELSE 'customer' END, coalesce(customer_id, session_id),
  'cancelled', cancelled_at
FROM order_cancellation JOIN orders ON orders.id = order_cancellation.order_id;
INSERT INTO order_act (order_id, item_id, actor, act, at)
SELECT item.order_id, item.id, CASE step.status WHEN 'lenses_cut' THEN 'lab' WHEN 'delivered' THEN 'courier' ELSE 'store' END,
  step.status, step.at
FROM item_status_history step JOIN order_item item ON item.id = step.item_id
WHERE step.status IN ('confirmed', 'lenses_cut', 'packed', 'shipped', 'delivered');

-- Whose sign-in as staff a session is; nobody signs in as staff yet, and a session that has it is refused orders.
ALTER TABLE session ADD COLUMN staff_id uuid;
