import type { Gateway } from '../platform/gateway.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { addressRoutes } from './account/addresses/addressRoutes.ts';
import { consentRoutes } from './account/consents/consentRoutes.ts';
import { customerRoutes } from './account/customerRoutes.ts';
import { moneyRoutes } from './money/moneyRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { lookUpRoutes } from './signIn/lookUpRoutes.ts';
import { otpRoutes } from './signIn/otp/otpRoutes.ts';
import { passkeyRoutes } from './signIn/passkey/passkeyRoutes.ts';
import { passwordRoutes } from './signIn/password/passwordRoutes.ts';
import { signInRoutes } from './signIn/signInRoutes.ts';
import { socialRoutes } from './signIn/social/socialRoutes.ts';
import { verificationRoutes } from './signIn/verificationRoutes.ts';
import { staffRoutes } from './staff/staffRoutes.ts';
import { storeSaleRoutes } from './storeSales/storeSaleRoutes.ts';

/** Mounts the calls of sessions, signing in, staff and accounts. */
export function identityRoutes(gateway: Gateway): void {
  sessionRoutes(gateway);
  signInRoutes(gateway);
  lookUpRoutes(gateway);
  verificationRoutes(gateway);
  otpRoutes(gateway);
  passwordRoutes(gateway);
  socialRoutes(gateway);
  passkeyRoutes(gateway);
  staffRoutes(gateway);
  storeSaleRoutes(gateway);
  accountRoutes(gateway);
  customerRoutes(gateway);
  addressRoutes(gateway);
  consentRoutes(gateway);
  moneyRoutes(gateway);
}
