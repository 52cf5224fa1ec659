import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the door shows these names and no others', () => {
  expect(new Set(Object.keys(door))).toEqual(
    new Set([
      'AppointmentListScreen',
      'HomeVisitScreen',
      'OrderAppointment',
      'TestYourVisionScreen',
      'appointmentApi',
      'prefetchHomeVisit',
      'prefetchTestYourVision',
    ]),
  );
});
