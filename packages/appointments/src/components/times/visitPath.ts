import { paths } from '@lunette/api-client';

/** The navigation state with which a booking opens its appointment. */
export const JUST_BOOKED = 'just-booked';

/** The path of the page on which the owner of an appointment sees it. */
export function pathOfVisit(visit: { kind: 'vision' | 'home' | 'order'; appointmentId: string }): string {
  return `${visit.kind === 'home' ? paths.homeVisit() : paths.eyeTest()}?visit=${visit.appointmentId}`;
}
