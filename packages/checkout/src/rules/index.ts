export { checkoutSteps, stepKey } from './steps.ts';
export type { CheckoutState, CheckoutStep } from './steps.ts';
export { isGood, isOpen, isUnderWay, mayBecome } from './paymentMoves.ts';
export { cashRefusal } from './cashOnDelivery.ts';
export type { CashRefusal } from './cashOnDelivery.ts';
export { readVpa } from './vpa.ts';
export { cardType } from './cardType.ts';
export type { CardType } from './cardType.ts';
