export { SupportPage, NewLead, marketingContract } from './marketing.ts';
export type { Receipt } from './marketing.ts';
