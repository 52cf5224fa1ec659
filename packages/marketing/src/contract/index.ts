export {
  SupportTopic,
  SupportContact,
  SupportPage,
  LeadPurpose,
  CallTime,
  NewLead,
  HeardFrom,
  marketingContract,
} from './marketing.ts';
export type { Kept } from './marketing.ts';
