import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '../store/api.ts';
import { endpoint } from '../contract.ts';
import { guestSession } from './guestSession.ts';
import { Refusal, testGateway } from '../testing/testGateway.tsx';
import { wire } from '../call/wire.ts';

const contract = {
  getBag: endpoint({
    method: 'GET',
    path: '/v2/bag/:id',
    access: 'guest',
    params: z.object({ id: z.string() }),
    result: z.object({ count: z.number() }),
  }),
  getPage: endpoint({ method: 'GET', path: '/v2/page', access: 'public', result: z.string() }),
};
const bagApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBag: build.query({ ...wire(contract.getBag) }),
    getPage: build.query({ ...wire(contract.getPage) }),
  }),
});

function gatewayWithSession({ known, valid }: { known: boolean; valid: boolean }) {
  const state = { known, valid, created: 0, refused: 0 };
  const gateway = testGateway()
    .on(contract.getPage, () => 'public')
    .on(contract.getBag, () => {
      if (!state.valid) {
        state.refused += 1;
        throw new Refusal(401, 'session_invalid', 'Your visit has ended.');
      }
      return { count: 2 };
    });
  const session = guestSession(
    () => state.known,
    async () => {
      state.created += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      Object.assign(state, { known: true, valid: true });
    },
  );
  return { state, store: gateway.store({ session }) };
}

test('SESS-01 without a session, one is created before the first call that needs it, and only one', async () => {
  const { state, store } = gatewayWithSession({ known: false, valid: false });
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((id) => store.dispatch(bagApi.endpoints.getBag.initiate({ params: { id } }))),
  );
  expect(answers.map(({ data }) => data)).toEqual([{ count: 2 }, { count: 2 }, { count: 2 }]);
  expect(state).toMatchObject({ created: 1, refused: 0 });
});

test('SESS-05 a 401 creates one new guest session for all waiting calls, then each is tried once again', async () => {
  const { state, store } = gatewayWithSession({ known: true, valid: false });
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((id) => store.dispatch(bagApi.endpoints.getBag.initiate({ params: { id } }))),
  );
  expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true);
  expect(state).toMatchObject({ created: 1, refused: 3 });
});

test('a refused call waits for a write that signs in before it requests another session', async () => {
  const order: string[] = [];
  const session = guestSession(
    () => true,
    async () => void order.push('created'),
  );
  let end = () => {};
  session.waitFor(
    new Promise<void>((resolve) => {
      end = () => {
        order.push('signed in');
        resolve();
      };
    }),
  );
  const renewed = session.renew();
  await new Promise((resolve) => setTimeout(resolve, 5));
  end();
  await renewed;
  expect(order).toEqual(['signed in', 'created']);
});

test('a public call creates no session', async () => {
  const { state, store } = gatewayWithSession({ known: false, valid: false });
  await store.dispatch(bagApi.endpoints.getPage.initiate());
  expect(state.created).toBe(0);
});

test('GLOB-07 a call goes from load to success or fail, and a failure replaces the data', async () => {
  const { store } = gatewayWithSession({ known: true, valid: true });
  const select = bagApi.endpoints.getBag.select({ params: { id: 'a' } });
  const pending = store.dispatch(bagApi.endpoints.getBag.initiate({ params: { id: 'a' } }));
  expect(select(store.getState())).toMatchObject({ status: 'pending' });
  await pending;
  expect(select(store.getState())).toMatchObject({ isSuccess: true, data: { count: 2 } });
  const failing = testGateway().on(contract.getBag, () => {
    throw new Refusal(404, 'not_found', 'There is no such bag.');
  });
  const other = failing.store();
  await other.dispatch(bagApi.endpoints.getBag.initiate({ params: { id: 'a' } }));
  expect(select(other.getState())).toMatchObject({
    isError: true,
    error: { status: 404, data: { detail: 'There is no such bag.' } },
  });
  expect(select(other.getState()).data).toBeUndefined();
});

test('an answer that violates its contract is a failure and does not throw in a screen', async () => {
  const store = testGateway().store({ fetch: async () => Response.json({ result: { count: 'two' } }) });
  const { error } = await store.dispatch(bagApi.endpoints.getBag.initiate({ params: { id: 'a' } }));
  expect(error).toMatchObject({ status: 'BAD_ANSWER' });
});
