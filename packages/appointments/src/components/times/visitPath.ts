/** The navigation state with which a booking leads to its appointment. */
export const JUST_BOOKED = 'just-booked';

/** The path of the page on which its owner sees an appointment. */
export function pathOfVisit(visit: { kind: 'vision' | 'home' | 'order'; appointmentId: string }): string {
  return `${visit.kind === 'home' ? '/hto' : '/test-your-vision'}?visit=${visit.appointmentId}`;
}
