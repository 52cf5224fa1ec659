export { Address, addressContract, Checkout, GiftMessage, Studio } from './address.ts';
export type { NewAddress } from './address.ts';
export { deliveryContract, DeliveryOption } from './delivery.ts';
export { CheckoutLeads, leadContract } from './lead.ts';
export { paymentOfferContract } from './offer.ts';
export {
  CardSession,
  OrderPayment,
  paymentContract,
  PaymentMethod,
  PaymentMethodCode,
  PaymentStatus,
  UpiFlow,
} from './payment.ts';
export type { UpiPayment } from './payment.ts';
export { paymentProviderContract, SavedCard, savedCardContract } from './savedCard.ts';
export { ResumableCheckout, resumeContract, ResumeLink, ResumeState } from './resume.ts';
export { studioContract } from './studio.ts';
export { upiContract } from './upi.ts';
