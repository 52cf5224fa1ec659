export { moneyContract, StoreCredit } from './money.ts';
export { profileContract } from './profile.ts';
