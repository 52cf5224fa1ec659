import { performance as nodePerformance } from 'node:perf_hooks';
import { faceProfileContract, lookContract } from '@lunette/tryon/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newAddress, solveCaptcha } from '../../identity/testing/customer.ts';
import { loadSharp } from '../../platform/files/photo.ts';
import { drawnFace, drawnMarks } from '../testing/drawnFace.ts';
import { sendForm } from '../testing/sendForm.ts';

const app = await testGatewayApp();
const { getLook, mailLook } = lookContract;
const file = await drawnFace();

async function withFace(): Promise<{ token: string; dittoId: string }> {
  const token = await guest(app);
  const body = { file, marks: drawnMarks, name: 'Me', consent: 'yes' };
  const { result } = await sendForm(app, faceProfileContract.upload, body, token);
  return { token, dittoId: result.id.slice(0, 14) };
}

const look = (token: string, query: { product_id?: string; guest_id?: string }) =>
  call(app, getLook, { query: { ...query, view: 'json' } }, { token });

/** The part of a row of the picture in which colours change by more than skin does. */
async function darkSpan(address: string, row: number): Promise<[from: number, to: number]> {
  const sharp = await loadSharp();
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const plain = await sharp(await plainFace())
    .raw()
    .toBuffer();
  const changed = Array.from({ length: info.width }, (_, x) => x).filter(
    (x) => Math.abs(data[(row * info.width + x) * 3]! - plain[(row * info.width + x) * 3]!) > 40,
  );
  return [changed[0] ?? 0, changed.at(-1) ?? 0];
}

/** The same part of the drawn face as the looks show, without a frame. */
async function plainFace(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(await file.arrayBuffer())
    .extract({ left: 0, top: 178, width: 900, height: 720 })
    .resize(800, 640, { fit: 'fill' })
    .toBuffer();
}

describe('a frame on a face', () => {
  test('TRY-07 without a product, without a face, and for a product that is not a frame the server gives the reason', async () => {
    const { token } = await withFace();
    expect((await look(token, {})).problem.detail).toBe('Some error occured. Please try again.');
    expect((await look(await guest(app), { product_id: sentinels.inStockFrame })).problem.code).toBe(
      'no_profile',
    );
    expect((await look(token, { product_id: sentinels.dailyLens })).problem.code).toBe('not_a_frame');
    expect((await look(token, { product_id: '999999' })).status).toBe(404);
  });

  test('TRY-04 the overlay answers with a picture and a message, only for the owner of the guest id', async () => {
    const { token, dittoId } = await withFace();
    const { result } = await look(token, { product_id: sentinels.inStockFrame, guest_id: dittoId });
    expect(result.overlayed_image_url).toMatch(/^data:image\/jpeg;base64,/);
    expect(result.message).toMatch(/Alder.* on your face/);
    const other = await withFace();
    expect((await look(other.token, { product_id: sentinels.inStockFrame, guest_id: dittoId })).status).toBe(
      404,
    );
  });

  test('marks far apart on a wide and low photo make no look: its frame would be many times the picture', async () => {
    const token = await guest(app);
    const sharp = await loadSharp();
    const bytes = await sharp({ create: { width: 1_200, height: 220, channels: 3, background: '#dfe4e6' } })
      .jpeg()
      .toBuffer();
    const low = new File([new Uint8Array(bytes)], 'face.jpg', { type: 'image/jpeg' });
    const marks = JSON.stringify({
      rightPupil: { x: 0.2, y: 0.5 },
      leftPupil: { x: 0.8, y: 0.5 },
      rightSide: { x: 0, y: 0.5 },
      leftSide: { x: 1, y: 0.5 },
    });
    const body = { file: low, marks, name: 'Me', consent: 'yes' };
    await sendForm(app, faceProfileContract.upload, body, token);
    const { status, problem } = await look(token, { product_id: sentinels.inStockFrame });
    expect([status, problem?.code]).toEqual([422, 'face_not_measured']);
  });

  test('TRY-04 the frame is as wide on the face as it is in millimetres', async () => {
    const { token } = await withFace();
    const { result } = await look(token, { product_id: sentinels.inStockFrame });
    // The photo has four pixels per millimetre; the look shows 900 of them on 800.
    const pixelsPerMm = (4 * 800) / 900;
    const [from, to] = await darkSpan(result.overlayed_image_url, 230);
    expect((to - from) / pixelsPerMm).toBeGreaterThan(result.frameWidth - 4);
    expect((to - from) / pixelsPerMm).toBeLessThan(result.frameWidth + 4);
    expect(Math.abs((from + to) / 2 - 400)).toBeLessThan(8);
  });

  test('TRY-05 the picture is sent by e-mail, once for a press that is sent twice', async () => {
    const { token } = await withFace();
    const body = { productId: sentinels.inStockFrame, email: 'bo@post.in' };
    const as = { token, idempotencyKey: 'send-this-look' };
    const [one] = await Promise.all([call(app, mailLook, { body }, as), call(app, mailLook, { body }, as)]);
    expect(one.result.message).toBe('The picture is on its way to bo@post.in.');
    await app.runJobs();
    const mails = app.sent.mail.filter(({ to }) => to === 'bo@post.in');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain('cid:look.jpg');
    expect(mails[0]?.text).toMatch(new RegExp(`/product/[a-z0-9-]+-${sentinels.inStockFrame}\\?`));
    expect(mails[0]?.pictures?.[0]?.base64.length).toBeGreaterThan(10_000);
  });

  test('TRY-05 the picture that is sent is of the face that was shown, also if another one is the default since', async () => {
    const { token, dittoId } = await withFace();
    const newer = await sendForm(
      app,
      faceProfileContract.upload,
      { file, marks: drawnMarks, name: 'Bo', consent: 'yes' },
      token,
    );
    const mail = (guest_id: string | undefined, email: string) =>
      call(app, mailLook, { body: { productId: sentinels.inStockFrame, guest_id, email } }, { token });
    expect((await mail(dittoId, 'mine@post.in')).status).toBe(200);
    expect((await mail(undefined, 'newest@post.in')).status).toBe(200);
    expect((await mail('00000000000000', 'nobody@post.in')).status).toBe(404);
    const { rows } = await app.db.execute<{ face: string }>(sql`
      SELECT payload->>'dittoId' AS face FROM graphile_worker._private_jobs
      WHERE payload->>'email' IN ('mine@post.in', 'newest@post.in') ORDER BY payload->>'email'`);
    expect(rows.map(({ face }) => face)).toEqual([dittoId, newer.result.id.slice(0, 14)]);
  });

  test('a picture is not sent if its face is deleted before, and the queue contains no picture', async () => {
    const { token, dittoId } = await withFace();
    const body = { productId: sentinels.inStockFrame, email: 'too-late@post.in' };
    expect((await call(app, mailLook, { body }, { token })).status).toBe(200);
    const { rows } = await app.db.execute(sql`
      SELECT payload::text FROM graphile_worker._private_jobs WHERE payload::text LIKE '%too-late@post.in%'`);
    expect(JSON.stringify(rows).length).toBeLessThan(1_000);
    expect(rows).toHaveLength(1);
    await call(app, faceProfileContract.deleteProfile, { params: { dittoId } }, { token });
    await app.runJobs();
    expect(app.sent.mail.filter(({ to }) => to === 'too-late@post.in')).toEqual([]);
  });

  test('TRY-04 the look is drawn in another thread, and the main thread answers other calls meanwhile', async () => {
    const { token } = await withFace();
    const query = { product_id: sentinels.inStockFrame };
    await call(app, getLook, { query }, { token });
    const [begun, before] = [performance.now(), nodePerformance.eventLoopUtilization()];
    expect((await call(app, getLook, { query }, { token })).status).toBe(200);
    const { active } = nodePerformance.eventLoopUtilization(before);
    expect(active).toBeLessThan((performance.now() - begun) / 2);
  });

  test('one e-mail address gets at most six pictures an hour from all callers together', async () => {
    const [one, other] = [await withFace(), await withFace()];
    const send = async (token: string, email: string) => {
      const body = { productId: sentinels.inStockFrame, email, captcha: await solveCaptcha(app) };
      return (await call(app, mailLook, { body }, { token, headers: newAddress() })).status;
    };
    for (let turn = 0; turn < 6; turn += 1) expect(await send(one.token, 'cy@post.in')).toBe(200);
    expect(await send(other.token, 'CY@post.in')).toBe(429);
    expect(await send(other.token, 'di@post.in')).toBe(200);
  });

  test('one network address sends at most thirty pictures an hour, however many sessions it opens', async () => {
    const headers = newAddress();
    // None of these sessions has a face: an attempt counts, whether it results in a picture or not.
    const send = async (turn: number, from = headers) => {
      const captcha = await solveCaptcha(app);
      const body = { productId: sentinels.inStockFrame, email: `friend${turn}@post.in`, captcha };
      return (await call(app, mailLook, { body }, { token: await guest(app), headers: from })).status;
    };
    for (let turn = 0; turn < 30; turn += 1) expect(await send(turn)).toBe(404);
    expect(await send(30)).toBe(429);
    expect(await send(31, newAddress())).toBe(404);
  });
});
