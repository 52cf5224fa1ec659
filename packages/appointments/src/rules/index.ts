export { leadsToHomeVisit } from './alias.ts';
export { addDays, dayIn, firstDay, momentOf, offeredDays, timeIn } from './days.ts';
export { timeOfMinutes } from './days.ts';
export {
  changeableUntil,
  DAY_PARTS,
  dayPartOf,
  HOME_MINUTES,
  HOME_TIMES,
  reminderAt,
  STORE_MINUTES,
  storeTimes,
} from './times.ts';
export type { DayPart } from './times.ts';
