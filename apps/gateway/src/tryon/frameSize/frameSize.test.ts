import { frameSizeContract } from '@lunette/tryon/contract';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newAddress, newCustomer } from '../../identity/testing/customer.ts';
import { loadSharp } from '../../platform/files/photo.ts';
import { drawnFace, drawnMarks, drawnMarksWithoutCard } from '../testing/drawnFace.ts';
import { sendForm } from '../testing/sendForm.ts';

const app = await testGatewayApp();
const { getFrameSize, measureFrameSize, storeFrameSize } = frameSizeContract;
const read = async (token: string) => (await call(app, getFrameSize, undefined, { token })).result.frameSize;
const file = await drawnFace();

/** A strip that is wide enough as it is sent, and twelve pixels wide once it is scaled down. */
async function drawnStrip(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width: 200, height: 20_000, channels: 3, background: '#dfe4e6' } })
    .jpeg()
    .toBuffer();
}

describe('refusals', () => {
  test('TRY-08 a photo without marks, a file that is no photo, a strip, and a file that is too large are refused', async () => {
    const token = await guest(app);
    const bare = await sendForm(app, measureFrameSize, { file }, token);
    expect([bare.status, bare.code]).toEqual([422, 'face_not_found']);
    const text = new File(['<svg/>'], 'face.jpg', { type: 'image/jpeg' });
    const none = await sendForm(app, measureFrameSize, { file: text, marks: drawnMarks }, token);
    expect([none.status, none.code]).toEqual([422, 'photo_unreadable']);
    const strip = new File([new Uint8Array(await drawnStrip())], 'face.jpg', { type: 'image/jpeg' });
    const thin = await sendForm(app, measureFrameSize, { file: strip, marks: drawnMarks }, token);
    expect([thin.status, thin.code]).toEqual([422, 'photo_unreadable']);
    const large = new File([new Uint8Array(9 * 1_048_576)], 'face.jpg', { type: 'image/jpeg' });
    expect((await sendForm(app, measureFrameSize, { file: large }, token)).status).toBe(413);
  });

  test('calls without a form refuse a form, and calls with a form refuse a broken one', async () => {
    const token = await guest(app);
    const headers = { 'x-session-token': token, 'content-type': 'multipart/form-data; boundary=x' };
    const asked = (url: string) => app.http.inject({ method: 'POST', url, headers, payload: 'nothing' });
    expect((await asked('/v2/carts')).statusCode).toBe(415);
    expect((await asked('/v2/utility/frame-size')).statusCode).toBe(400);
  });
});

test('photos are limited for one session, and for one address however many sessions it opens', async () => {
  const none = new File(['no photo'], 'face.jpg', { type: 'image/jpeg' });
  const headers = newAddress();
  const token = await guest(app);
  const send = async (by: string, from = headers) =>
    (await sendForm(app, measureFrameSize, { file: none }, by, from)).status;
  for (let turn = 0; turn < 30; turn += 1) expect(await send(token)).toBe(422);
  expect(await send(token, newAddress())).toBe(429);
  for (let turn = 30; turn < 90; turn += 1) expect(await send(await guest(app))).toBe(422);
  expect(await send(await guest(app))).toBe(429);
  expect(await send(await guest(app), newAddress())).toBe(422);
});

describe('the size of a face', () => {
  test('TRY-08 a photo with a card in it is measured correctly, and nothing of it is stored', async () => {
    const token = await guest(app);
    const { result } = await sendForm(app, measureFrameSize, { file, marks: drawnMarks }, token);
    expect(result).toEqual({ faceWidth: 138, errorMm: 2, frameSizeId: '11341', source: 'photo' });
    const guessed = await sendForm(app, measureFrameSize, { file, marks: drawnMarksWithoutCard }, token);
    expect(guessed.result.errorMm).toBe(7);
    expect(await read(token)).toBeNull();
  });

  test.each([
    ['extra narrow', '118', '23559'],
    ['narrow', '128', '23557'],
    ['medium', '134', '11341'],
    ['wide', '142', '23555'],
    ['extra wide', '150', '23553'],
  ])('TRY-08 a face of %s frames, %s mm wide, is stored under %s', async (_size, faceWidth, frameSizeId) => {
    const token = await guest(app);
    const body = { faceWidth, source: 'quiz', errorMm: '2' };
    const { result } = await sendForm(app, storeFrameSize, body, token);
    expect(result.frameSizeId).toBe(frameSizeId);
    expect(await read(token)).toEqual(result);
    const listing = await app.http.inject(`/v2/products/category/${frameSizeId}?page=0`);
    expect(listing.statusCode).toBe(200);
  });

  test('TRY-08 the newest size counts, and a guest’s size belongs to the customer after the sign-in', async () => {
    const token = await guest(app);
    for (const faceWidth of ['128', '142'])
      await sendForm(app, storeFrameSize, { faceWidth, source: 'quiz', errorMm: '2' }, token);
    const customer = await newCustomer(app, { token });
    expect(await read(customer.token)).toMatchObject({ faceWidth: 142, frameSizeId: '23555' });
    expect(await read(await guest(app))).toBeNull();
  });
});

describe('the pupillary distance', () => {
  const { measurePd } = frameSizeContract;

  test('RX-11 without a photo, with a file that is no photo, and without anything of a known size there is no distance', async () => {
    const token = await guest(app);
    expect((await sendForm(app, measurePd, { marks: drawnMarks }, token)).status).toBe(422);
    const text = new File(['<svg/>'], 'face.jpg', { type: 'image/jpeg' });
    const none = await sendForm(app, measurePd, { file: text, marks: drawnMarks }, token);
    expect([none.status, none.code]).toEqual([422, 'photo_unreadable']);
    for (const marks of [undefined, 'no marks', drawnMarksWithoutCard]) {
      const missing = await sendForm(app, measurePd, { file, ...(marks && { marks }) }, token);
      expect([missing.status, missing.code]).toEqual([422, 'pd_not_measured']);
      expect(missing.detail).toBe('Some error occured. Please try again.');
    }
  });

  test('RX-11 a photo with a card in it is answered with faces.attributes.pd.value, and nothing of it is stored', async () => {
    const token = await guest(app);
    const { status, result } = await sendForm(app, measurePd, { file, marks: drawnMarks }, token);
    expect(status).toBe(200);
    expect(result.faces.attributes.pd).toEqual({ value: 63, errorMm: 2 });
    expect(await read(token)).toBeNull();
  });

  test('RX-11 photos for it count together with those for a size', async () => {
    const headers = newAddress();
    const token = await guest(app);
    const none = new File(['no photo'], 'face.jpg', { type: 'image/jpeg' });
    for (let turn = 0; turn < 15; turn += 1) {
      expect((await sendForm(app, measurePd, { file: none }, token, headers)).status).toBe(422);
      expect((await sendForm(app, measureFrameSize, { file: none }, token, headers)).status).toBe(422);
    }
    expect((await sendForm(app, measurePd, { file: none }, token, headers)).status).toBe(429);
  });
});
