-- Lenses that take the lab longer move the day on which their item is expected; null where the day stays.
ALTER TABLE order_amendment ADD COLUMN expected_on date;
