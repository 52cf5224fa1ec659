export { maskEmail } from './mask.ts';
export { PASSWORD_LENGTH, passwordFault } from './password.ts';
export type { PasswordFault } from './password.ts';
export { returnPath } from './returnPath.ts';
export { saleDays } from './storeSale.ts';
