export { SupportPage, NewLead, marketingContract } from './marketing.ts';
export type { CapturedPhone, Receipt } from './marketing.ts';
