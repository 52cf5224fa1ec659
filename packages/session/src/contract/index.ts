export { Captcha, EmailVerification, identityContract, Password, passwordContract } from './identity.ts';
export { CustomerAddress, customerAddressContract, SavedAddress } from './address.ts';
export { Configuration, configurationContract, Navigation, Route } from './configuration.ts';
export { ConsentEntry, consentContract, MarketingSubscription } from './consent.ts';
export { Customer, customerContract } from './customer.ts';
export { placeContract } from './place.ts';
export type { Campaign, Place } from './place.ts';
export { Device, Session, sessionContract } from './session.ts';
export { passkeyContract, quickSignInContract, SignedIn, signInContract } from './signIn.ts';
