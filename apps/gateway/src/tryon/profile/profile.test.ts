import { profileContract } from '@lunette/account/contract';
import { customerContract } from '@lunette/session/contract';
import { faceProfileContract, frameSizeContract } from '@lunette/tryon/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { loadSharp } from '../../platform/files/photo.ts';
import { MOST_PROFILES } from './profile.ts';
import { drawnFace, drawnMarks } from '../testing/drawnFace.ts';
import { sendForm } from '../testing/sendForm.ts';

const app = await testGatewayApp();
const contract = faceProfileContract;
const file = await drawnFace();
const widerMarks = JSON.stringify({ ...JSON.parse(drawnMarks), leftSide: { x: 746 / 900, y: 0.45 } });

const upload = (token: string, name = 'Me') =>
  sendForm(app, contract.upload, { file, marks: drawnMarks, name, consent: 'yes' }, token);
const kept = async (token: string, name?: string) => (await upload(token, name)).result.id.slice(0, 14);
const read = async (token: string) => (await call(app, contract.getProfiles, undefined, { token })).result;
const frontal = (token: string, dittoId: string, headers: Record<string, string>) =>
  app.http.inject({
    url: `/v2/ditto/frontal/${dittoId}`,
    headers: { 'x-session-token': token, ...headers },
  });

describe('refusals', () => {
  test('TRY-05 a photo is refused without consent, without marks, or above the limit of profiles', async () => {
    const token = await guest(app);
    const without = await sendForm(app, contract.upload, { file, marks: drawnMarks, name: 'Me' }, token);
    expect(without.status).toBe(422);
    const unmarked = { file, name: 'Me', consent: 'yes' };
    expect((await sendForm(app, contract.upload, unmarked, token)).code).toBe('face_not_found');
    expect((await read(token)).profiles).toEqual([]);
    for (let count = 0; count < MOST_PROFILES; count++) await upload(token);
    expect(await upload(token)).toMatchObject({ status: 409, code: 'too_many_profiles' });
  });

  test('TRY-05 two photos at once do not exceed the limit of profiles', async () => {
    const token = await guest(app);
    for (let count = 1; count < MOST_PROFILES; count++) await upload(token);
    const answers = await Promise.all([upload(token), upload(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(token)).profiles).toHaveLength(MOST_PROFILES);
  });

  test('a form of 80,000 fields is not read: it is 401 without a session and refused with one, and neither takes long', async () => {
    const boundary = 'a-mark-between-fields';
    const field = (index: number) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\nx\r\n`;
    const payload = `${Array.from({ length: 80_000 }, (_, index) => field(index)).join('')}--${boundary}--\r\n`;
    const form = `multipart/form-data; boundary=${boundary}`;
    const send = async (token: string, type = form) => {
      const begun = performance.now();
      const { statusCode } = await app.http.inject({
        method: contract.upload.method,
        url: contract.upload.path,
        payload,
        headers: {
          'content-type': type,
          'x-country-code': 'IN',
          'x-session-token': token,
        },
      });
      return { statusCode, ms: performance.now() - begun };
    };
    const [stranger, guestOf] = [await send('x'.repeat(43)), await send(await guest(app))];
    expect([stranger.statusCode, guestOf.statusCode]).toEqual([401, 400]);
    const twoMarks = await send(await guest(app), form.replace(';', '; xboundary=other;'));
    expect(twoMarks.statusCode).toBe(400);
    const small = performance.now();
    await new Response(payload, {
      headers: { 'content-type': form },
    }).formData();
    const parsed = performance.now() - small;
    expect(Math.max(stranger.ms, guestOf.ms, twoMarks.ms)).toBeLessThan(parsed);
  });

  test('TRY-02 a picture is refused with the proof of another picture, with a changed proof, and to other callers', async () => {
    const token = await guest(app);
    const [one, other] = [await kept(token), await kept(token)];
    const { result } = await call(app, contract.getAuth, { params: { dittoId: other } }, { token });
    const headers = { 'x-access-key': result.accessCode, 'x-signature': result.signature };
    expect((await frontal(token, one, headers)).statusCode).toBe(403);
    expect((await frontal(token, other, { ...headers, 'x-access-key': 'zzzzzzzz' })).statusCode).toBe(403);
    expect((await frontal(await guest(app), other, headers)).statusCode).toBe(404);
  });

  test('TRY-07 a missing profile is refused with the text of the server', async () => {
    const token = await guest(app);
    for (const sent of [contract.setDefault, contract.deleteProfile])
      expect((await call(app, sent, { params: { dittoId: 'nobody' } }, { token })).problem).toMatchObject({
        status: 404,
        detail: 'There is no such face profile.',
      });
  });
});

describe('face profiles', () => {
  test('TRY-05 a photo is encoded again, without the camera’s metadata, under the first 14 characters of its id', async () => {
    const token = await guest(app);
    const { result } = await upload(token, 'Mum');
    expect(result.message).toBe('Mum is kept.');
    const [profile] = (await read(token)).profiles;
    expect(profile).toMatchObject({ dittoId: result.id.slice(0, 14), name: 'Mum', faceWidth: 138, pd: 63 });
    const { rows } = await app.db.execute<{ photo: Buffer }>(
      sql`SELECT photo FROM face_profile WHERE ditto_id = ${profile?.dittoId}`,
    );
    const sharp = await loadSharp();
    const stored = await sharp(rows[0]?.photo).metadata();
    expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(['jpeg', 900, 1000, undefined]);
  });

  test('TRY-02 the frontal picture, 300 by 240, is sent for access key and signature, and may not be cached', async () => {
    const token = await guest(app);
    const dittoId = await kept(token);
    const { result } = await call(app, contract.getAuth, { params: { dittoId } }, { token });
    const headers = { 'x-access-key': result.accessCode, 'x-signature': result.signature };
    const answer = await frontal(token, dittoId, headers);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    const sharp = await loadSharp();
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 240 });
  });

  test('TRY-01 a profile has a name and is the default or not; TRY-03 both are changed, and it is deleted', async () => {
    const token = await guest(app);
    const [first, second] = [await kept(token, 'First'), await kept(token, 'Second')];
    expect((await read(token)).defaultDittoId).toBe(second);
    await call(app, contract.setDefault, { params: { dittoId: first } }, { token });
    const body = { dittoNameObj: { [first]: 'Me', [second]: 'Mum' } };
    const { result } = await call(app, contract.nameProfiles, { body }, { token });
    expect(result.defaultDittoId).toBe(first);
    expect(result.profiles.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Me', true],
      ['Mum', false],
    ]);
    await call(app, contract.deleteProfile, { params: { dittoId: first } }, { token });
    expect((await read(token)).profiles.map(({ dittoId }) => dittoId)).toEqual([second]);
  });

  const sizeOf = async (token: string) =>
    (await call(app, frameSizeContract.getFrameSize, undefined, { token })).result.frameSize;

  test('TRY-05 the first face of a shopper without a size stores theirs; a later face leaves it', async () => {
    const token = await guest(app);
    await kept(token);
    expect(await sizeOf(token)).toMatchObject({ faceWidth: 138, source: 'photo' });
    await sendForm(app, contract.upload, { file, marks: widerMarks, name: 'Son', consent: 'yes' }, token);
    expect((await read(token)).profiles.map(({ faceWidth }) => faceWidth)).toEqual([143, 138]);
    expect(await sizeOf(token)).toMatchObject({ faceWidth: 138 });
  });

  test('TRY-05 a face leaves a size that was stored before', async () => {
    const token = await guest(app);
    const size = { faceWidth: '130', errorMm: '4', source: 'quiz' };
    await sendForm(app, frameSizeContract.storeFrameSize, size, token);
    await kept(token);
    expect(await sizeOf(token)).toMatchObject({ faceWidth: 130, source: 'quiz' });
  });

  test('TRY-03 save-update replaces the marks', async () => {
    const token = await guest(app);
    const id = await kept(token);
    const { result } = await call(app, contract.saveUpdate, { body: { id, marks: widerMarks } }, { token });
    expect(result.profiles[0]?.faceWidth).toBe(143);
  });

  test('SESS-11 a guest’s profiles belong to the customer after the sign-in, and are among their dittos', async () => {
    const token = await guest(app);
    const dittoId = await kept(token);
    const customer = await newCustomer(app, { token });
    expect((await read(customer.token)).defaultDittoId).toBe(dittoId);
    const me = await call(app, customerContract.getCustomer, undefined, { token: customer.token });
    expect(me.result.dittos).toEqual([dittoId]);
    await call(app, contract.deleteProfile, { params: { dittoId } }, { token: customer.token });
    const after = await call(app, customerContract.getCustomer, undefined, { token: customer.token });
    expect(after.result.dittos).toEqual([]);
  });

  test('TRY-06 cygnus returns the personalisation id and the profile of a guest id, and is deleted', async () => {
    const { token } = await newCustomer(app);
    const dittoId = await kept(token);
    await call(app, profileContract.updateCygnus, { body: { cygnusId: 'c-1' } }, { token });
    const { getCygnus, deleteCygnus } = contract;
    const found = await call(app, getCygnus, { query: { guest_id: dittoId } }, { token });
    expect(found.result).toMatchObject({ cygnusId: 'c-1', profile: { dittoId } });
    await call(app, deleteCygnus, undefined, { token });
    expect((await call(app, getCygnus, { query: {} }, { token })).result.cygnusId).toBeNull();
  });
});

test('a copy of a customer’s data has their faces with the photos, and the size that was found', async () => {
  const { token } = await newCustomer(app);
  await upload(token);
  const { result } = await call(app, profileContract.getCustomerData, undefined, { token });
  expect(result).toMatchObject({ faces: [{ name: 'Me' }], faceSizes: [{ face_width: 138 }] });
  const [face] = (result as { faces: { photo: string }[] }).faces;
  const picture = await fetch(face?.photo ?? '').then((answer) => answer.arrayBuffer());
  expect([...new Uint8Array(picture).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});
