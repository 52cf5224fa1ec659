-- Goods that come back undelivered have a credit note, also where they were to be paid at the door and no money goes back.
ALTER TABLE paper DROP CONSTRAINT paper_check;
ALTER TABLE paper ADD CONSTRAINT paper_refund CHECK (kind = 'credit_note' OR refund_id IS NULL);
