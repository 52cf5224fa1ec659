-- Money that waits to go back: the clock looks for it each minute.
CREATE INDEX payment_refund_due ON payment (updated_at) WHERE refund = 'due';
