-- A return pays for all of its pieces at once: its refunds name it, and its pieces say what it was paid for.
ALTER TABLE refund
  DROP COLUMN return_item_id,
  ADD COLUMN return_id text REFERENCES order_return;
UPDATE refund SET return_id = order_return.id
FROM order_return
WHERE refund.order_id = order_return.order_id AND refund.key LIKE 'return-' || order_return.id || '-%';
CREATE INDEX refund_return ON refund (return_id) WHERE return_id IS NOT NULL;
