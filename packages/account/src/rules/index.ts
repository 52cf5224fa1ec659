export { loyaltyPeriod } from './loyalty.ts';
