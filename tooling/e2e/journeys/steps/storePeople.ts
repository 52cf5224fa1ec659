import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { inOtherTab } from './devices.ts';
import { staffToken } from './staffSteps.ts';

/** Calls the gateway as the store's staff, its lab or its courier does between two steps of a shopper. */
async function ask(
  request: APIRequestContext,
  path: string,
  data: object,
  by: Record<string, string> = { 'x-service-token': process.env.SERVICE_TOKEN ?? '' },
): Promise<unknown> {
  const headers = { ...by, 'x-country-code': 'IN' };
  const answer = await request.post(`${STORE.gateway}${path}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { result: unknown }).result;
}

/** Moves an order on, step by step, until all of it is delivered. */
export async function deliver(request: APIRequestContext, orderId: string): Promise<void> {
  for (let steps = 0; steps < 12; steps += 1) {
    const { items } = (await ask(request, `/v2/staff/orders/${orderId}/fulfilment`, { turn: 'next' })) as {
      items: { status: string }[];
    };
    if (items.every(({ status }) => status === 'delivered')) return;
  }
  throw new Error(`Order ${orderId} was not delivered`);
}

/** Moves an order on until all of it is packed and ready for the courier. */
export async function pack(request: APIRequestContext, orderId: string): Promise<void> {
  for (let steps = 0; steps < 8; steps += 1) {
    const { items } = (await ask(request, `/v2/staff/orders/${orderId}/fulfilment`, { turn: 'next' })) as {
      items: { status: string }[];
    };
    if (items.every(({ status }) => status === 'packed')) return;
  }
  throw new Error(`Order ${orderId} was not packed`);
}

/** Lets the lab begin with the lenses of an order. */
export async function beginLenses(request: APIRequestContext, orderId: string): Promise<void> {
  const begun = (await ask(request, `/v2/staff/orders/${orderId}/fulfilment`, { turn: 'next' })) as {
    items: { status: string }[];
  };
  if (begun.items.some(({ status }) => status === 'confirmed')) await beginLenses(request, orderId);
}

/** Stores the power that an optician reads from the picture of an order's only item, once its picture is listed. */
export async function readPicture(
  request: APIRequestContext,
  orderId: string,
  prescription: object,
): Promise<void> {
  const doctor = { 'x-session-token': await staffToken(request, 'doctor') };
  const itemId = await unreadItem(request, orderId, doctor);
  await ask(request, `/v2/staff/orders/${orderId}/prescription`, { itemId, prescription }, doctor);
}

/** Says why an optician cannot read the picture of an order's only item, once its picture is listed. */
export async function refusePicture(
  request: APIRequestContext,
  orderId: string,
  unreadable: string,
): Promise<void> {
  const doctor = { 'x-session-token': await staffToken(request, 'doctor') };
  const itemId = await unreadItem(request, orderId, doctor);
  await ask(request, `/v2/staff/orders/${orderId}/prescription`, { itemId, unreadable }, doctor);
}

async function unreadItem(
  request: APIRequestContext,
  orderId: string,
  doctor: Record<string, string>,
): Promise<string | undefined> {
  const headers = { ...doctor, 'x-country-code': 'IN' };
  const unread = async () => {
    const answer = await request.get(`${STORE.gateway}/v2/staff/prescriptions?page-size=100`, { headers });
    const { result } = (await answer.json()) as { result: { prescriptions: UnreadItem[] } };
    return result.prescriptions.find((item) => item.orderId === orderId)?.itemId;
  };
  await expect.poll(unread).toBeTruthy();
  return unread();
}

/** Publishes the held review with these words; returns the names of its pictures. */
export async function publishReview(request: APIRequestContext, words: string): Promise<string[]> {
  const headers = { 'x-service-token': process.env.SERVICE_TOKEN ?? '', 'x-country-code': 'IN' };
  const answer = await request.get(`${STORE.gateway}/v2/staff/reviews?count=50`, { headers });
  const { result } = (await answer.json()) as { result: { reviews: HeldReview[] } };
  const held = result.reviews.find(({ text }) => text === words);
  if (!held) throw new Error(`No held review says: ${words}`);
  await ask(request, `/v2/staff/reviews/${held.id}`, {
    decision: 'publish',
    version: held.version,
  });
  return held.pictures;
}

interface HeldReview {
  id: string;
  text: string;
  pictures: string[];
  version: string;
}

interface UnreadItem {
  orderId: string;
  itemId: string;
}

const STEPS_BACK = ['picked_up', 'received', 'inspected'] as const;

/** Fetches, counts and accepts all of a return, or does some of these steps. */
export async function receiveReturn(
  request: APIRequestContext,
  returnId: string,
  steps: readonly (typeof STEPS_BACK)[number][] = STEPS_BACK,
): Promise<void> {
  for (const to of steps) await ask(request, `/v2/staff/returns/${returnId}/move`, { to });
}

/** Inspects the pieces of an item of a return: how many are accepted, and why the others are refused. */
export async function refusePieces(
  request: APIRequestContext,
  returnId: string,
  item: { itemId: string; quantity: number; resellable: number; refusal: string },
): Promise<void> {
  await ask(request, `/v2/staff/returns/${returnId}/move`, { to: 'inspected', items: [item] });
}

/** Moves a shopper's order on the sandbox page that lists the jobs of the lab and the parcels. */
export function fulfilmentOf(page: Page, orderId: string) {
  return {
    /** Waits until a card matches. */
    shows: (words: RegExp) =>
      inOtherTab(page, `${STORE.sandbox}/fulfilment`, async (tab) => {
        await expect(async () => {
          await tab.reload();
          const card = tab.getByRole('article').filter({ hasText: orderId }).filter({ hasText: words });
          await expect(card).toBeVisible({ timeout: 500 });
        }).toPass();
      }),
    /** Presses a button of a card once it matches `before`, and waits until it matches `after`. */
    press: (before: RegExp, button: string, after: RegExp) =>
      inOtherTab(page, `${STORE.sandbox}/fulfilment`, async (tab) => {
        const card = (words: RegExp) =>
          tab.getByRole('article').filter({ hasText: orderId }).filter({ hasText: words });
        await expect(async () => {
          await tab.reload();
          await expect(card(before)).toBeVisible({ timeout: 500 });
        }).toPass();
        await card(before).getByRole('button', { name: button }).click();
        await expect(card(after)).toBeVisible();
      }),
  };
}
