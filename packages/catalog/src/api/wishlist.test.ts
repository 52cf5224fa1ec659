import { describe, expect, test } from 'vitest';
import { wishlistContract } from '../contract/index.ts';
import { aProductCard, aWishlist, aWishlistItem } from '../testing/fixtures/index.ts';
import { WISHLIST_GOODS, wishlistApi, WISHLIST_IDS } from './wishlist.ts';
import { wishlistGateway } from '../testing/wishlistGateway.ts';

const { getWishlist, addToWishlist, deleteFromWishlist } = wishlistApi.endpoints;

const listOf = (...ids: string[]) => aWishlist(ids.map((id) => aWishlistItem(aProductCard({ id }))));

/** A wishlist that is loaded, and functions that write to it; the test decides when each write is answered or fails. */
async function onScreen(...ids: string[]) {
  let kept = listOf(...ids);
  const waiting: { answer: () => void; fail: () => void }[] = [];
  const later = (list: typeof kept) => {
    kept = list;
    return new Promise<typeof kept>((resolve, reject) =>
      waiting.push({ answer: () => resolve(list), fail: () => reject(new TypeError('offline')) }),
    );
  };
  const gateway = wishlistGateway()
    .on(wishlistContract.getWishlist, () => kept)
    .on(wishlistContract.addToWishlist, ({ body }) => later(listOf(body.productId, ...kept.productIds)))
    .on(wishlistContract.deleteFromWishlist, ({ params }) =>
      later(listOf(...kept.productIds.filter((id) => id !== params.productId))),
    );
  const store = gateway.store();
  await store.dispatch(getWishlist.initiate(WISHLIST_IDS));
  await store.dispatch(getWishlist.initiate(WISHLIST_GOODS));
  const shown = () => getWishlist.select(WISHLIST_IDS)(store.getState()).data?.productIds;
  const goods = () =>
    getWishlist
      .select(WISHLIST_GOODS)(store.getState())
      .data?.productList.map(({ id }) => id);
  const sent = async (count: number) => expect.poll(() => waiting.length).toBe(count);
  const add = (productId: string) => store.dispatch(addToWishlist.initiate({ body: { productId } }));
  const remove = (productId: string) =>
    store.dispatch(deleteFromWishlist.initiate({ params: { productId } }));
  const lose = () => (kept = listOf(...ids));
  const reads = () => gateway.received.filter(({ method }) => method === 'GET').length;
  return { shown, goods, sent, add, remove, waiting, lose, reads };
}

describe('WISH-01 hearts clicked in quick succession', () => {
  test('WISH-01 both products stay in the list, in whichever order the answers arrive', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { shown, goods, sent, add, waiting } = await onScreen();
      const writes: PromiseLike<unknown>[] = [add('1')];
      await sent(1);
      writes.push(add('2'));
      await sent(2);
      for (const at of order) {
        waiting[at]?.answer();
        await writes[at];
        expect(shown()).toEqual(['2', '1']);
      }
      await expect.poll(goods).toEqual(['2', '1']);
      expect(shown()).toEqual(['2', '1']);
    }
  });

  test('WISH-05 two failed changes are both undone, and each leaves the effect of the other', async () => {
    const { shown, sent, add, remove, waiting, lose } = await onScreen('7', '8');
    const writes: PromiseLike<unknown>[] = [add('1')];
    await sent(1);
    writes.push(remove('8'));
    await sent(2);
    expect(shown()).toEqual(['1', '7']);
    lose();
    waiting[0]?.fail();
    await writes[0];
    expect(shown()).toEqual(['7']);
    waiting[1]?.fail();
    await writes[1];
    expect(shown()?.toSorted()).toEqual(['7', '8']);
  });

  test('WISH-01 a product that is added while the list is being read stays, although that read does not contain it', async () => {
    let kept = listOf();
    const readings: (() => void)[] = [];
    const gateway = wishlistGateway()
      .on(wishlistContract.getWishlist, () => {
        const list = kept;
        return readings.length === 0
          ? new Promise<typeof kept>((resolve) => readings.push(() => resolve(list)))
          : kept;
      })
      .on(wishlistContract.addToWishlist, ({ body }) => (kept = listOf(body.productId)));
    const store = gateway.store();
    const reading = store.dispatch(getWishlist.initiate(WISHLIST_IDS));
    await expect.poll(() => readings.length).toBe(1);
    await store.dispatch(addToWishlist.initiate({ body: { productId: '1' } }));
    readings[0]?.();
    await reading;
    const shown = () => getWishlist.select(WISHLIST_IDS)(store.getState()).data?.productIds;
    await expect.poll(shown).toEqual(['1']);
  });

  test('after a single change the list is not read again', async () => {
    const { shown, goods, sent, add, waiting, reads } = await onScreen();
    const writing = add('1');
    await sent(1);
    waiting[0]?.answer();
    await writing;
    await expect.poll(goods).toEqual(['1']);
    expect(shown()).toEqual(['1']);
    expect(reads()).toBe(2);
  });
});
