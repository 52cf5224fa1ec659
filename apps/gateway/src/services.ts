import { connectPayments, type PaymentProvider } from './checkout/paymentProvider.ts';
import { connectMessages, type Messages } from './platform/messages.ts';
import type { Settings } from './platform/settings.ts';
import { connectLocation, type LocationService } from './session/place/locationService.ts';
import { connectSocial, type SocialProvider } from './session/signIn/socialProvider.ts';

/** The outside world, one port a service. */
export interface Services {
  messages: Messages;
  payment: PaymentProvider;
  social: SocialProvider;
  location: LocationService;
}

/** Connects the ports to the services that the settings name. */
export function connectServices(settings: Settings, send?: typeof fetch): Services {
  return {
    messages: connectMessages(settings, send),
    payment: connectPayments(settings, send),
    social: connectSocial(settings),
    location: connectLocation(settings, send),
  };
}
