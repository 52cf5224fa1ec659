import { profileContract } from '@lunette/account/contract';
import { productContract, reviewContract, reviewStaffContract } from '@lunette/catalog/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demoCustomers } from '../../../../seed/people/customers.ts';
import { sentinels } from '../../../../seed/sentinels.ts';
import { mergeCustomers } from '../../../identity/signIn/mergeCustomers.ts';
import { newAddress, newCustomer, signInAgain } from '../../../identity/testing/customer.ts';
import { loadSharp } from '../../../platform/files/photo.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { sendForm } from '../../../tryon/testing/sendForm.ts';

const app = await testGatewayApp();
const sharp = await loadSharp();
const FRAME: string = sentinels.inStockFrame;
const LENS: string = sentinels.dailyLens;
const STAFF = { 'x-service-token': 'test-service-token' };
const PHOTO = await sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: '#a88' } })
  .withExif({ IFD0: { Artist: 'Zerelda' } })
  .jpeg()
  .toBuffer();

const send = (token: string, bytes: Buffer = PHOTO, productId = FRAME) =>
  sendForm(
    app,
    {
      ...reviewContract.sendReviewPicture,
      path: reviewContract.sendReviewPicture.path.replace(':productId', productId),
    },
    { file: new File([new Uint8Array(bytes)], '../me.html', { type: 'text/html' }) },
    token,
  );
const newPicture = async (token: string, productId?: string) =>
  (await send(token, PHOTO, productId)).result.name;
const write = (token: string, pictures: string[], productId = FRAME) =>
  call(
    app,
    reviewContract.writeReview,
    {
      params: { productId },
      body: { rating: 4, title: '', text: encodeURIComponent('Light, and they stay.'), pictures },
    },
    { token },
  );
const held = async () =>
  (await call(app, reviewStaffContract.getHeldReviews, { query: { count: 50 } }, { headers: STAFF })).result
    .reviews;
const decideAs = (reviewId: string, body: { decision: 'publish' | 'refuse'; version?: string }) =>
  call(app, reviewStaffContract.decideReview, { params: { reviewId }, body }, { headers: STAFF });
const versionOf = async (reviewId: string) => (await held()).find(({ id }) => id === reviewId)?.version ?? '';
const decide = async (reviewId: string, decision: 'publish' | 'refuse') =>
  decideAs(reviewId, { decision, version: await versionOf(reviewId) });
const get = (path: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: path.replace(/^\/api/, ''), headers: { 'x-country-code': 'IN', ...headers } });
const readPublic = (name: string) => get(`/v2/products/review-pictures/${name}`);
const readOwn = (name: string, token: string) =>
  get(`/v2/products/review-pictures/own/${name}`, { 'x-session-token': token });
const imageReviews = async () =>
  (await call(app, productContract.getProduct, { params: { id: FRAME } })).result.imageReviews;
async function left(names: string[]): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(sql`SELECT name FROM review_picture`);
  return names.filter((name) => rows.some((row) => row.name === name));
}

describe('sending a picture for a review', () => {
  test('PDP-10 it is encoded again, without the metadata of the camera, and has a random name', async () => {
    const { token } = await newCustomer(app);
    const name = await newPicture(token);
    expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
    const { rawPayload, headers } = await readOwn(name, token);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(rawPayload.includes('Zerelda')).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1_200, height: 900, format: 'jpeg' });
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['half a photo', PHOTO.subarray(0, 400)],
    ['nothing', Buffer.from('')],
  ])('PDP-10 %s is refused in the shopper’s words', async (_what, bytes) => {
    const answer = await send((await newCustomer(app)).token, bytes);
    expect([answer.status, answer.code]).toEqual([422, 'photo_unreadable']);
    expect(answer.detail).toContain('JPEG, PNG or WebP');
  });

  test('PDP-10 a file of more than 8 MB, a guest, and unknown goods are refused', async () => {
    const { token } = await newCustomer(app);
    expect((await send(token, Buffer.alloc(8 * 1_048_576 + 1))).status).toBe(413);
    expect((await send(await guest(app))).status).toBe(403);
    expect((await send(token, PHOTO, '999999')).status).toBe(404);
  });

  test('PDP-10 the thirteenth picture that is in no review is refused until some are used', async () => {
    const { token } = await newCustomer(app);
    const names: string[] = [];
    for (let count = 0; count < 12; count += 1) names.push(await newPicture(token));
    const refused = await send(token);
    expect([refused.status, refused.code]).toEqual([409, 'too_many_pictures']);
    await write(token, names.slice(0, 1));
    expect((await send(token)).status).toBe(200);
  });
});

describe('a review with pictures', () => {
  test('PDP-01 it is held although its writer has bought the goods, and is an image review once it is published', async () => {
    const token = await signInAgain(app, demoCustomers.repeat.email);
    const names = [await newPicture(token), await newPicture(token)];
    const { review } = (await write(token, names)).result;
    expect([review.status, review.verified]).toEqual(['held', true]);
    for (const name of names) {
      expect((await readPublic(name)).statusCode).toBe(404);
      expect((await get(`/v2/staff/review-pictures/${name}`)).statusCode).toBe(403);
      expect((await get(`/v2/staff/review-pictures/${name}`, STAFF)).headers['content-type']).toBe(
        'image/jpeg',
      );
    }
    for (const address of review.pictures) {
      expect(address).toMatch(/^\/api\/v2\/products\/review-pictures\/own\//);
      expect((await get(address, { 'x-session-token': token })).statusCode).toBe(200);
    }
    expect((await held()).find(({ id }) => id === review.id)).toMatchObject({
      heldFor: 'pictures',
      pictures: names,
    });
    expect((await imageReviews()).some(({ id }) => id === review.id)).toBe(false);

    await decide(review.id, 'publish');
    await expect.poll(async () => (await imageReviews())[0]?.id).toBe(review.id);
    const [shown] = await imageReviews();
    expect(shown?.pictures).toEqual(names.map((name) => `/api/v2/products/review-pictures/${name}`));
    const { statusCode, headers } = await readPublic(names[0] ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toBe('public, max-age=86400, immutable');
  });

  test('PDP-10 a refused review keeps its pictures from the public', async () => {
    const { token } = await newCustomer(app);
    const name = await newPicture(token);
    await decide((await write(token, [name])).result.review.id, 'refuse');
    expect((await readPublic(name)).statusCode).toBe(404);
    expect((await readOwn(name, token)).statusCode).toBe(200);
  });

  test('PDP-10 a review whose writer has changed its pictures since they were read is not published', async () => {
    const { token } = await newCustomer(app);
    const { id } = (await write(token, [await newPicture(token)])).result.review;
    const version = await versionOf(id);
    const later = await newPicture(token);
    await write(token, [later]);
    for (const body of [{ version }, {}]) {
      const { status, problem } = await decideAs(id, { decision: 'publish', ...body });
      expect([status, problem.code]).toEqual([409, 'review_changed']);
    }
    expect((await readPublic(later)).statusCode).toBe(404);
    expect((await decide(id, 'publish')).status).toBe(200);
    expect((await readPublic(later)).statusCode).toBe(200);
  });

  test('PDP-10 another’s picture, one of other goods, one twice, an unknown name and four pictures are refused', async () => {
    const { token } = await newCustomer(app);
    const own = await newPicture(token);
    const foreign = await newPicture((await newCustomer(app)).token);
    for (const pictures of [
      [own, foreign],
      [await newPicture(token, LENS)],
      [own, own],
      [`${'0'.repeat(32)}.jpg`],
    ]) {
      const refused = await write(token, pictures);
      expect([refused.status, refused.problem.code]).toEqual([422, 'picture_unknown']);
    }
    const four = [own, await newPicture(token), await newPicture(token), await newPicture(token)];
    expect((await write(token, four)).status).toBe(422);
    expect((await write(token, ['../me.html'])).status).toBe(422);
    expect((await readOwn(foreign, token)).statusCode).toBe(404);
    expect(await left([own, foreign])).toEqual([own, foreign]);
  });

  test('PDP-10 a changed review keeps the named pictures; the others are deleted', async () => {
    const { token } = await newCustomer(app);
    const [kept, gone, other] = [
      await newPicture(token),
      await newPicture(token),
      await newPicture(token, LENS),
    ];
    await write(token, [other], LENS);
    await decide((await write(token, [kept, gone])).result.review.id, 'publish');
    const { review } = (await write(token, [kept])).result;
    expect([review.status, review.pictures.length]).toEqual(['held', 1]);
    expect(await left([kept, gone, other])).toEqual([kept, other]);
    expect((await readPublic(kept)).statusCode).toBe(404);
  });
});

describe('the end of a picture', () => {
  test('PDP-10 one that is in no review is deleted after a day', async () => {
    const { token } = await newCustomer(app);
    const [used, unused, young] = [await newPicture(token), await newPicture(token), await newPicture(token)];
    await write(token, [used]);
    await app.db.execute(sql`
      UPDATE review_picture SET created_at = now() - interval '25 hours' WHERE name IN (${used}, ${unused})`);
    await enqueue(app.db, 'review.delete-unused-pictures', {});
    await app.runJobs();
    expect(await left([used, unused, young])).toEqual([used, young]);
  });

  test('PDP-10 the copy of a customer’s data has it, and the end of the account deletes it', async () => {
    const { token } = await newCustomer(app);
    const name = await newPicture(token);
    await write(token, [name]);
    const { result } = await call(app, profileContract.getCustomerData, undefined, { token });
    expect(result).toMatchObject({
      reviewPictures: [
        { name, picture: expect.stringMatching(/^data:image\/jpeg;base64,[\w+/]+=*$/) as string },
      ],
    });
    const confirmed = { body: { confirmation: 'DELETE' as const } };
    await call(app, profileContract.deleteCustomer, confirmed, { token, headers: newAddress() });
    expect(await left([name])).toEqual([]);
  });

  test('PDP-10 a merge of two accounts of one person keeps it', async () => {
    const [kept, gone] = [await newCustomer(app), await newCustomer(app)];
    const name = await newPicture(gone.token);
    const { review } = (await write(gone.token, [name])).result;
    await app.db.transaction((tx) => mergeCustomers(tx, { ...app, language: 'en' }, gone.id, kept.id));
    await decide(review.id, 'publish');
    expect((await readPublic(name)).statusCode).toBe(200);
    expect((await readOwn(name, kept.token)).statusCode).toBe(200);
  });
});

test('PDP-01 the demo store has published reviews with pictures of two products, which anybody can read', async () => {
  const pictures = [];
  for (const id of ['102101', '200301']) {
    const { imageReviews } = (await call(app, productContract.getProduct, { params: { id } })).result;
    expect(imageReviews).toHaveLength(2);
    for (const review of imageReviews) pictures.push(...review.pictures);
  }
  expect(new Set(pictures).size).toBe(4);
  for (const picture of pictures) {
    const { rawPayload } = await get(picture);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
  }
});
