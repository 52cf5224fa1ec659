-- A return that the courier missed ends where no other day is chosen by its last one, which is counted from the missed round now.
-- Who was told before that it does not end has as long as from today.
UPDATE order_return SET send_by = greatest(send_by, current_date + 14)
WHERE status = 'label' AND missed_round = pickup_on || ' ' || pickup_from;
