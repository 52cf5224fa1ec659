-- Parcels that were delivered although they count as lost are listed for our staff.
CREATE INDEX order_act_found ON order_act (at) WHERE act = 'parcel_found';
