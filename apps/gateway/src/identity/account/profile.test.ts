import { appointmentContract } from '@lunette/appointments/contract';
import type { CountryCode, Language } from '@lunette/country-config';
import { customerContract } from '@lunette/session/contract';
import { faceProfileContract, frameSizeContract } from '@lunette/tryon/contract';
import { expect, test } from 'vitest';
import { bookVision, STORE, storeSlots } from '../../appointments/testing/booking.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { drawnFace, drawnMarks } from '../../tryon/testing/drawnFace.ts';
import { sendForm } from '../../tryon/testing/sendForm.ts';
import { newCustomer, signInAgain } from '../testing/customer.ts';

const app = await testGatewayApp();

async function profile(token: string, country: CountryCode = 'IN', language: Language = 'en') {
  return (await call(app, customerContract.getCustomer, undefined, { token, country, language })).result;
}

test('ACCT-01 faceAnalysis is the size of the customer’s default face, or the size that they stored; a guest’s is theirs after the sign-in', async () => {
  const visitor = await guest(app);
  const face = { file: await drawnFace(), marks: drawnMarks, name: 'Me', consent: 'yes' };
  expect((await sendForm(app, faceProfileContract.upload, face, visitor)).status).toBe(200);
  const { token } = await newCustomer(app, { token: visitor });
  expect((await profile(token)).faceAnalysis).toEqual({ frameSize: 'Medium', faceShape: '' });
  const size = { faceWidth: '128', source: 'quiz', errorMm: '2' };
  expect((await sendForm(app, frameSizeContract.storeFrameSize, size, token)).status).toBe(200);
  expect((await profile(token)).faceAnalysis?.frameSize).toBe('Narrow');
  const other = await newCustomer(app);
  expect((await profile(other.token)).faceAnalysis).toBeNull();
});

test('ACCT-01 nearbyStoreLocation is the store that the customer chose last in the country, in the language of the call', async () => {
  const { token, email } = await newCustomer(app);
  expect((await profile(token)).nearbyStoreLocation).toBeNull();
  const [first, later] = await storeSlots(app, { token });
  const booked = await bookVision(app, { token }, first?.startsAt ?? '');
  await bookVision(app, { token }, later?.startsAt ?? '', { storeCode: 'in-koregaon-park' });
  const chosen = (await profile(token)).nearbyStoreLocation;
  expect(chosen).toEqual({ storeCode: 'in-koregaon-park', name: 'Koregaon Park' });
  expect((await profile(token, 'IN', 'ar')).nearbyStoreLocation?.name).toMatch(/[\u0600-\u06ff]/);
  const abroad = await signInAgain(app, email, { country: 'SG' });
  expect((await profile(abroad, 'SG')).nearbyStoreLocation).toBeNull();
  const appointments = await call(app, appointmentContract.getAppointments, undefined, { token });
  const last = appointments.result.appointments.find(({ store }) => store?.code !== STORE);
  const params = { appointmentId: last?.appointmentId ?? '' };
  await call(app, appointmentContract.cancelAppointment, { params, body: {} }, { token });
  expect((await profile(token)).nearbyStoreLocation).toEqual({
    storeCode: STORE,
    name: booked.result.store?.name,
  });
  const other = await newCustomer(app);
  expect((await profile(other.token)).nearbyStoreLocation).toBeNull();
});
