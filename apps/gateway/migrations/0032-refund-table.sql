-- Money that goes back, each amount a row of its own: to where it came from, to store credit or to a bank account.
CREATE TABLE refund (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  order_id text NOT NULL REFERENCES orders,
  -- The payment whose money it is; null for what a voucher or credit had paid.
  payment_id uuid REFERENCES payment,
  return_item_id uuid,
  reason text NOT NULL,
  method text NOT NULL CHECK (method IN ('source', 'storecredit', 'neft')),
  amount integer NOT NULL CHECK (amount > 0),
  currency_code text NOT NULL,
  status text NOT NULL DEFAULT 'due' CHECK (status IN ('due', 'sent', 'done', 'failed')),
  -- The provider is asked with it again when an answer was lost, and never refunds it twice.
  key text NOT NULL UNIQUE,
  failure_code text,
  -- The refund whose failed amount this one brings in another way.
  fallback_of uuid UNIQUE REFERENCES refund,
  -- The day by which a bank shows it.
  due_on date,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  -- When the provider was last asked about it.
  asked_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX refund_order ON refund (order_id);
CREATE INDEX refund_payment ON refund (payment_id);
-- The clock looks for these each minute.
CREATE INDEX refund_open ON refund (created_at) WHERE status IN ('due', 'sent');

ALTER TABLE payment
  -- What it pays for: the order, a later change of it, or the difference of an exchange.
  ADD COLUMN purpose text NOT NULL DEFAULT 'order' CHECK (purpose IN ('order', 'amendment', 'exchange')),
  -- The amendment or exchange that it pays for.
  ADD COLUMN target_id uuid,
  -- What came, where it is another amount than was asked for.
  ADD COLUMN received integer CHECK (received >= 0),
  -- Money that nothing waits for: it came too late, twice, or of another amount, and goes back whole.
  ADD COLUMN surplus boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT payment_target CHECK ((purpose = 'order') = (target_id IS NULL));

-- Of the money that went back, that of an order which its shopper had cancelled was the order's own: the payment that
-- was touched when it was cancelled, or later. All other money had come too late or twice.
CREATE TEMPORARY TABLE own_payment ON COMMIT DROP AS
  SELECT DISTINCT ON (cancelled.order_id) payment.id
  FROM order_cancellation cancelled JOIN payment USING (order_id)
  WHERE cancelled.refund_method = 'source' AND payment.status = 'paid' AND payment.refund IS NOT NULL
    AND payment.amount = cancelled.refund_amount
  ORDER BY cancelled.order_id, payment.updated_at >= cancelled.cancelled_at DESC, payment.created_at;

UPDATE payment SET surplus = true
WHERE refund IS NOT NULL AND id NOT IN (SELECT id FROM own_payment);

INSERT INTO refund (
  order_id, payment_id, reason, method, amount, currency_code, status, key, created_at, sent_at, ended_at)
SELECT order_id, id, CASE WHEN surplus THEN 'surplus' ELSE 'cancelled' END, 'source', amount, currency_code, refund,
  'refund-' || id, updated_at,
  CASE WHEN refund = 'done' THEN updated_at END, CASE WHEN refund = 'done' THEN updated_at END
FROM payment WHERE refund IS NOT NULL AND amount > 0;

-- What was cancelled for store credit has its payment still, which is given back.
INSERT INTO refund (
  order_id, payment_id, reason, method, amount, currency_code, status, key, created_at, sent_at, ended_at)
SELECT DISTINCT ON (cancelled.order_id) cancelled.order_id, payment.id, 'cancelled', 'storecredit',
  cancelled.refund_amount, payment.currency_code, 'done', 'cancelled-' || cancelled.order_id, cancelled.cancelled_at,
  cancelled.cancelled_at, cancelled.cancelled_at
FROM order_cancellation cancelled JOIN payment USING (order_id)
WHERE cancelled.refund_method = 'storecredit' AND cancelled.refund_amount > 0 AND payment.status = 'paid'
  AND payment.refund IS NULL AND payment.amount >= cancelled.refund_amount
ORDER BY cancelled.order_id, payment.created_at;

DROP INDEX payment_live;
-- Nothing is paid twice: of what there is to pay, one payment is open or good at a time.
CREATE UNIQUE INDEX payment_live ON payment (order_id, purpose, target_id) NULLS NOT DISTINCT
  WHERE status IN ('created', 'pending', 'authorised', 'paid', 'cash_due') AND NOT surplus;
DROP INDEX payment_refund_due;
ALTER TABLE payment DROP COLUMN refund;

-- Jobs of before are not known any more; the clock finds the refunds that they were for.
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    PERFORM graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE task_identifier = 'payment.refund';
  END IF;
END $$;
