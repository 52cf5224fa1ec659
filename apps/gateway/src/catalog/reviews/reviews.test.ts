import { homeContract, reviewContract, reviewStaffContract } from '@lunette/catalog/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { demoCustomers } from '../../../seed/people/customers.ts';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { FRAME, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { mergeReviews } from './writeReview.ts';

const app = await testGatewayApp();
const inStockFrame: string = sentinels.inStockFrame;
const dailyLens: string = sentinels.dailyLens;
const TEXT = 'Light, and they stay where they are.';

const write = (
  as: CallAs,
  { productId = inStockFrame, rating = 4, title = 'Good', text = TEXT, isEncoded = false } = {},
) =>
  call(
    app,
    reviewContract.writeReview,
    { params: { productId }, body: { rating, title, text: isEncoded ? text : encodeURIComponent(text) } },
    as,
  );
const own = async (as: CallAs, productId: string = inStockFrame) =>
  (await call(app, reviewContract.getOwnReview, { params: { productId } }, as)).result.review;
const list = async (productId: string = inStockFrame) =>
  (await call(app, reviewContract.getReviews, { params: { productId }, query: { count: 10, page: 0 } }))
    .result;
/** The decision of our staff about a held review. */
const decide = (reviewId: string, decision: 'publish' | 'refuse', token = 'test-service-token') =>
  call(
    app,
    reviewStaffContract.decideReview,
    { params: { reviewId }, body: { decision } },
    { headers: { 'x-service-token': token } },
  );
const store = async (query: { rating?: number; page?: number } = {}) =>
  (await call(app, reviewContract.getStoreReviews, { query: { count: 10, page: 0, ...query } })).result;

test('HOME-09 the bottom line of all reviews is their average, at most five, and their number, as on the home page', async () => {
  const { result } = await call(app, reviewContract.getShopRating, undefined);
  const { sections } = (await call(app, homeContract.getHomePage, { params: { key: 'home' } })).result;
  const home = sections.find((section) => section.type === 'reviews');
  expect(result.bottomline).toEqual({ average_score: home?.average, total_reviews: home?.count });
  expect(result.bottomline.average_score).toBeGreaterThan(3);
  expect(result.bottomline.average_score).toBeLessThanOrEqual(5);
});

describe('refusals', () => {
  test('PDP-10 a review of unknown goods, without stars, or with an invalid text is refused', async () => {
    const as = await newCustomer(app);
    expect((await write(as, { productId: '999999' })).status).toBe(404);
    for (const rating of [0, 6, 4.5]) expect((await write(as, { rating })).status).toBe(422);
    const short = await write(as, { text: ' ok \u200b' });
    expect(short.status).toBe(422);
    expect(short.problem.fields?.text).toBe('Please write between 10 and 2000 characters.');
    expect((await write(as, { text: 'x'.repeat(2001) })).status).toBe(422);
    expect((await write(as, { text: '100 % right, I say', isEncoded: true })).status).toBe(422);
    expect(await own(as)).toBeNull();
  });

  test('PDP-10 a customer can write at most twenty reviews in an hour', async () => {
    const as = await newCustomer(app);
    for (let time = 0; time < 20; time++) expect((await write(as)).status).toBe(200);
    expect((await write(as)).status).toBe(429);
  });
});

describe('a review', () => {
  test('PDP-10 its text is sent URL-encoded and read as it was written, first in the list', async () => {
    const as = await newCustomer(app, { firstName: 'Meera' });
    const before = (await list()).count;
    const text = 'خفيف جداً. 100 % right & "true" to 132 mm?\nYes.';
    const { review, count } = (await write(as, { rating: 5, title: ' The width ', text })).result;
    expect(review).toMatchObject({
      rating: 5,
      title: 'The width',
      text,
      author: 'Meera R.',
      verified: false,
    });
    expect([review.status, count]).toEqual(['held', before]);
    await decide(review.id, 'publish');
    const { reviews, count: after } = await list();
    expect(after).toBe(before + 1);
    expect(reviews[0]).toMatchObject({ id: review.id, text });
    expect(reviews[0]).not.toHaveProperty('status');
    expect(await own(as)).toEqual({ ...review, status: 'published' });
  });

  test('PDP-10 its language is that of its words, not that of the page on which it was written', async () => {
    const as = await newCustomer(app);
    const arabic = 'خفيفة ومريحة على الأنف، بمقاس 132 مم. Alder';
    expect((await write(as, { title: 'ممتازة', text: arabic })).result.review.language).toBe('ar');
    expect((await write({ ...as, language: 'ar' })).result.review.language).toBe('en');
  });

  test('PDP-10 a customer has one for each model: writing again replaces it', async () => {
    const as = await newCustomer(app);
    const first = (await write(as, { productId: dailyLens, rating: 2 })).result;
    const again = (await write(as, { productId: dailyLens, rating: 5 })).result;
    expect(again.review.id).toBe(first.review.id);
    expect(again.count).toBe(first.count);
    expect((await own(as, dailyLens))?.rating).toBe(5);
  });

  test('PDP-10 a customer who has bought the goods is marked as a verified buyer, but not if they were cancelled', async () => {
    const token = await signInAgain(app, demoCustomers.repeat.email);
    expect((await write({ token })).result.review.verified).toBe(true);
    expect((await write({ token }, { productId: dailyLens })).result.review.verified).toBe(false);
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status, event)
      SELECT order_item.id, 'cancelled', 'of-this-test' FROM order_item JOIN orders ON orders.id = order_item.order_id
      JOIN customer ON customer.id = orders.customer_id WHERE customer.email = ${demoCustomers.repeat.email}`);
    onTestFinished(async () => {
      await app.db.execute(sql`DELETE FROM item_status_history WHERE event = 'of-this-test'`);
    });
    expect((await write({ token })).result.review.verified).toBe(false);
  });

  test('PDP-10 an order that is only placed does not verify a review; delivered goods do', async () => {
    const { id, token } = await newCustomer(app);
    const ready = await readyToPay(app);
    const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
    await app.db.execute(sql`UPDATE orders SET customer_id = ${id} WHERE id = ${orderId}`);
    const { review } = (await write({ token }, { productId: FRAME.productId })).result;
    expect([review.verified, review.status]).toEqual([false, 'held']);
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status) SELECT id, 'delivered' FROM order_item WHERE order_id = ${orderId}`);
    const after = (await write({ token }, { productId: FRAME.productId })).result.review;
    expect([after.verified, after.status]).toEqual([true, 'published']);
  });

  test('PDP-10 deleting the account deletes it, and merging two accounts moves it', async () => {
    const [kept, gone] = [await newCustomer(app), await newCustomer(app)];
    await write(kept, { rating: 5 });
    await decide((await write(gone, { rating: 1 })).result.review.id, 'publish');
    await write(gone, { rating: 3, productId: dailyLens });
    await mergeReviews({ from: gone.id, into: kept.id }, { tx: app.db });
    expect((await own(kept))?.rating).toBe(5);
    expect((await own(kept, dailyLens))?.rating).toBe(3);
    const before = (await list()).count;
    await app.db.execute(sql`DELETE FROM customer WHERE id = ${gone.id}`);
    expect((await list()).count).toBe(before - 1);
  });
});

describe('a review that is held', () => {
  test('PDP-10 only a caller with the service token can decide it, and only once', async () => {
    const { result } = await write(await newCustomer(app));
    for (const token of ['', 'guessed'])
      expect((await decide(result.review.id, 'publish', token)).problem).toMatchObject({
        status: 403,
        code: 'service_only',
      });
    expect((await decide('999999', 'publish')).status).toBe(404);
    expect((await decide(result.review.id, 'refuse')).result.review.status).toBe('refused');
    expect((await decide(result.review.id, 'publish')).status).toBe(404);
  });

  test('PDP-10 a buyer’s plain words are published at once; links, contacts, insults and shouting wait for our staff', async () => {
    const token = await signInAgain(app, demoCustomers.repeat.email);
    const statusOf = async (text: string) => (await write({ token }, { text })).result.review.status;
    expect(await statusOf('Light, and they stay where they are. 132 mm wide.')).toBe('published');
    for (const text of [
      'Cheaper at spectacles-now.shop, believe me.',
      'Write to me at me@post.in for a better price.',
      'Call +91 98220 41377 for the same frame.',
      'These people are thieves and nothing else.',
      'DO NOT BUY THESE FRAMES FROM THIS STORE',
      'Soooooooooo good that I bought two.',
    ])
      expect(await statusOf(text)).toBe('held');
  });

  test('PDP-10 it is not counted or listed until it is published; our staff reads why it is held', async () => {
    const as = await newCustomer(app);
    const [before, sums] = [(await list()).count, (await store()).count];
    const { review } = (await write(as, { rating: 1, text: 'Nobody needs these, see www.elsewhere.example' }))
      .result;
    expect([(await list()).count, (await store()).count]).toEqual([before, sums]);
    expect((await list()).reviews.some(({ id }) => id === review.id)).toBe(false);
    expect(await own(as)).toMatchObject({ status: 'held' });
    const held = await call(
      app,
      reviewStaffContract.getHeldReviews,
      { query: { count: 50 } },
      { headers: { 'x-service-token': 'test-service-token' } },
    );
    expect(held.result.reviews.find(({ id }) => id === review.id)?.heldFor).toBe('link');
    await decide(review.id, 'refuse');
    expect([(await list()).count, (await own(as))?.status]).toEqual([before, 'refused']);
  });
});

describe('reviews of the whole store', () => {
  test('PDP-10 they are answered ten at a time with their goods, newest first, and the counts match', async () => {
    const { reviews, count, average, ratings } = await store();
    expect(reviews).toHaveLength(10);
    const dates = reviews.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(reviews[0]?.product).toMatchObject({
      name: expect.stringMatching(/\S/) as string,
      product_url: expect.stringMatching(/^\/product\//) as string,
    });
    expect(ratings.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
    expect(ratings.reduce((sum, each) => sum + each.count, 0)).toBe(count);
    expect(average).toBeGreaterThan(1);
    expect((await store({ page: 1 })).reviews[0]?.id).not.toBe(reviews[0]?.id);
  });

  test('PDP-10 those of one rating can be read alone', async () => {
    const { reviews, count, ratings } = await store({ rating: 3 });
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([3]));
    expect(count).toBe(ratings.find(({ rating }) => rating === 3)?.count);
  });
});
