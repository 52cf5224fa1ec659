import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import { callState } from './callState.ts';
import { endpoint } from '../contract.ts';
import { Refusal, testGateway } from '../testing/testGateway.tsx';
import { wire } from '../call/wire.ts';

const getRoom = endpoint({
  method: 'GET',
  path: '/rooms/:id',
  access: 'public',
  params: z.object({ id: z.string() }),
  result: z.object({ name: z.string() }),
});
const roomApi = api.injectEndpoints({ endpoints: (build) => ({ getRoom: build.query(wire(getRoom)) }) });
const { initiate } = roomApi.endpoints.getRoom;
const room = callState(roomApi.endpoints.getRoom, ({ name }, { params }) => ({ name, id: params.id }));

test('the newest call of an endpoint is used, or the one that was made with the given parameters', async () => {
  const store = testGateway()
    .on(getRoom, ({ params }) => ({ name: `Room ${params.id}` }))
    .store();
  expect(room(store.getState())).toEqual({ loading: false, success: false });
  for (const id of ['1', '2']) await store.dispatch(initiate({ params: { id } }));
  expect(room(store.getState()).data).toEqual({ name: 'Room 2', id: '2' });
  expect(room(store.getState(), { id: '1' }).data).toEqual({ name: 'Room 1', id: '1' });
  expect(room(store.getState(), { id: '3' }).data).toBeUndefined();
  expect(room(store.getState())).toBe(room(store.getState()));
});

test('a failed call has its error in place of data; a repeated call keeps its data until the answer', async () => {
  let isBusy = false;
  const store = testGateway()
    .on(getRoom, () => {
      if (isBusy) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return { name: 'Room' };
    })
    .store();
  const first = store.dispatch(initiate({ params: { id: '1' } }));
  expect(room(store.getState())).toEqual({ loading: true, success: false });
  await first;
  isBusy = true;
  const again = store.dispatch(initiate({ params: { id: '1' } }, { forceRefetch: true }));
  expect(room(store.getState())).toMatchObject({ loading: true, success: false, data: { name: 'Room' } });
  await again;
  expect(room(store.getState())).toMatchObject({ loading: false, success: false, error: { status: 503 } });
  expect(room(store.getState()).data).toBeUndefined();
});
