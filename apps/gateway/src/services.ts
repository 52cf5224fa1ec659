import { connectPayments, type PaymentProviders } from './checkout/payment/provider/paymentProviders.ts';
import { connectBank, type Bank } from './checkout/payment/refunds/bank/bank.ts';
import { connectCourier, type Courier } from './orders-returns/fulfilment/parcel/courier.ts';
import { connectLab, type Lab } from './orders-returns/fulfilment/lab/lab.ts';
import { connectPickups, type Pickups } from './orders-returns/returns/transport/pickups.ts';
import { connectWarehouse, type Warehouse } from './orders-returns/returns/transport/warehouse.ts';
import { connectMessages, type Messages } from './platform/messages/messages.ts';
import type { Settings } from './platform/settings/settings.ts';
import { connectLocation, type LocationService } from './place/locationService.ts';
import { connectPointOfSale, type PointOfSale } from './identity/storeSales/pointOfSale.ts';
import { connectSocial, type SocialProvider } from './identity/signIn/social/socialProvider.ts';

/** The outside services, with one interface for each. */
export interface Services {
  messages: Messages;
  payment: PaymentProviders;
  bank: Bank;
  lab: Lab;
  courier: Courier;
  pickups: Pickups;
  warehouse: Warehouse;
  social: SocialProvider;
  location: LocationService;
  /** Null if the stores have no point of sale that gets their sales. */
  pointOfSale: PointOfSale | null;
}

/** Connects to the outside services in the settings. */
export function connectServices(settings: Settings, send?: typeof fetch): Services {
  return {
    messages: connectMessages(settings, send),
    payment: connectPayments(settings, send),
    bank: connectBank(settings, send),
    lab: connectLab(settings, send),
    courier: connectCourier(settings, send),
    pickups: connectPickups(settings, send),
    warehouse: connectWarehouse(settings, send),
    social: connectSocial(settings),
    location: connectLocation(settings, send),
    pointOfSale: connectPointOfSale(settings, send),
  };
}
