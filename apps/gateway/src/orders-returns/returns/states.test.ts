import { randomUUID } from 'node:crypto';
import { paperContract, returnContract, type ReturnStatus } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stock } from '../../catalog/schema.ts';
import { call, type CallAs } from '../../platform/testing/testGateway.ts';
import { strangersOf, withCode } from '../testing/callers.ts';
import { pickupEvent, sendReturnEvent, warehouseEvent } from '../testing/fakeTransport.ts';
import { startTestSystem } from '../testing/simulation/startTestSystem.ts';
import { returnInState, RETURN_STATES, type ReturnInState } from '../testing/returnInState.ts';
import type { ReturnMove } from './state/moveReturn.ts';
import { isEnded, mayDo, mayMove, type ReturnActor } from './state/returnStates.ts';

const system = await startTestSystem();
const { app } = system;
await app.db.update(stock).set({ quantity: 9_000 });
const strangers = await strangersOf(app);
const SERVICE: CallAs = { headers: { 'x-service-token': 'test-service-token' } };

type Answer = { status: number; problem: { code?: string } };
type OwnerKind = 'customer' | 'guest';

const once = (as: CallAs) => ({ ...as, idempotencyKey: randomUUID() });

/**
 * Whether the pieces can be returned again: those of an ended return, except refused ones that are sent back to their
 * shopper.
 */
const isFree = ({ kind, status }: ReturnInState) =>
  isEnded(status) && status !== 'refunded' && !(kind === 'parcel' && status === 'rejected');

/** The actions of a return's shopper, whether each is allowed, and its call. */
const ACTS: Record<
  string,
  {
    may: (given: ReturnInState, who: OwnerKind) => boolean;
    ask: (given: ReturnInState, as: CallAs) => Promise<Answer>;
  }
> = {
  'read its details': {
    may: () => true,
    ask: ({ orderId, itemId }, as) =>
      call(app, returnContract.getReturnDetails, { params: { orderId, itemId } }, as),
  },
  'read where its label stands': {
    may: ({ kind }) => kind === 'parcel',
    async ask(given, as) {
      const { orderId, groupId, status } = given;
      const answer = await call(app, returnContract.getReturnLabel, { params: { orderId, groupId } }, as);
      const isComing = mayMove(given, 'approved', 'store') || mayMove(given, 'label', 'store');
      if (answer.status === 200)
        expect(answer.result.status).toBe(
          isComing ? 'pending' : mayDo('print_label', status) ? 'ready' : 'used',
        );
      return answer;
    },
  },
  'print its label': {
    may: ({ kind, status }) => kind === 'parcel' && mayDo('print_label', status),
    ask: ({ orderId, groupId }, as) =>
      call(app, paperContract.getReturnLabelPaper, { params: { orderId, groupId } }, as),
  },
  'preview it again': { may: isFree, ask: (given, as) => preview(given, as) },
  'begin it again': {
    may: isFree,
    async ask(given, as) {
      const seen = await preview(given, as);
      const token = seen.status === 200 ? seen.result.token : 'none';
      const body = { ...requestOf(given), preview: token };
      return call(app, returnContract.createReturn, { params: { orderId: given.orderId }, body }, once(as));
    },
  },
  'change its pick-up': {
    may: ({ kind, status }) => kind === 'parcel' && mayDo('change_pickup', status),
    ask: ({ orderId, returnId, otherPickup: body }, as) =>
      call(app, returnContract.changePickup, { params: { orderId, returnId }, body }, as),
  },
  'choose the way of its money': {
    may: ({ status }) => mayDo('choose_refund', status),
    ask: ({ orderId, itemId }, as) =>
      call(
        app,
        returnContract.createReturnRefund,
        { params: { orderId }, body: { itemId, refundMethod: 'source' } },
        once(as),
      ),
  },
  'have it sent again': {
    // No parcel with refused pieces has come back to us.
    may: () => false,
    ask: ({ orderId, returnId }, as) =>
      call(app, returnContract.sendAgain, { params: { orderId, returnId } }, once(as)),
  },
  cancel: {
    may: (given, who) => mayMove(given, 'cancelled', who),
    ask: ({ orderId, returnId }, as) =>
      call(app, returnContract.cancelReturn, { params: { orderId, returnId } }, once(as)),
  },
};

const requestOf = ({ itemId }: ReturnInState) => ({
  items: [{ itemId, quantity: 1, reason: 'does_not_fit' as const, photos: [] }],
  returnMode: 'warehouse' as const,
});
const preview = (given: ReturnInState, as: CallAs) =>
  call(app, returnContract.previewReturn, { params: { orderId: given.orderId }, body: requestOf(given) }, as);

type NextStatus = ReturnMove['to'];

/** The status after a move if the table allows it; otherwise the current status. */
function moved(given: Pick<ReturnInState, 'kind' | 'status'>, to: NextStatus, by: ReturnActor): ReturnStatus {
  if (to === 'lost')
    return given.status === 'picked_up' && mayMove(given, 'inspected', by) ? 'inspected' : given.status;
  // The inspection of a return also approves it.
  const approved = { ...given, status: 'approved' as const };
  const isApproved = to === 'inspected' && mayMove(given, 'approved', by) && mayMove(approved, to, by);
  return mayMove(given, to, by) || isApproved ? to : given.status;
}

const MOVES: readonly ReturnMove[] = [
  ...([{ to: 'picked_up' }, { to: 'received' }, { to: 'inspected' }] as const),
  ...([{ to: 'rejected', reason: 'It was worn.' }, { to: 'lost' }] as const),
];

/** The events of courier and warehouse, and the move of each. */
const EVENTS: Record<
  string,
  {
    send: (given: ReturnInState, secret?: string) => Promise<number>;
    moves: (given: ReturnInState) => [NextStatus, ReturnActor][];
  }
> = {
  'the courier has it': {
    send: ({ returnId }, secret) => sendReturnEvent(app, 'courier', pickupEvent(returnId), secret),
    moves: () => [['picked_up', 'courier']],
  },
  'the courier has lost it': {
    send: ({ returnId }, secret) => sendReturnEvent(app, 'courier', pickupEvent(returnId, 'lost'), secret),
    moves: () => [
      ['picked_up', 'courier'],
      ['lost', 'courier'],
    ],
  },
  ...Object.fromEntries(
    (
      [
        ['counted', []],
        ['inspected', [['inspected', 'store']]],
        ['refused', [['rejected', 'store']]],
      ] as const satisfies [string, [NextStatus, ReturnActor][]][]
    ).map(([word, last]) => [
      `the warehouse says ${word}`,
      {
        send: ({ returnId, itemId }: ReturnInState, secret?: string) => {
          const item = { itemId, counted: 1, accepted: 1, resellable: 1 };
          const reason = word === 'refused' ? 'It was worn.' : null;
          return sendReturnEvent(app, 'warehouse', warehouseEvent(returnId, word, item, reason), secret);
        },
        moves: ({ kind }: ReturnInState): [NextStatus, ReturnActor][] =>
          kind === 'claim' ? [...last] : [['picked_up', 'courier'], ['received', 'store'], ...last],
      },
    ]),
  ),
};

/** All stored data of the returns of an order, their refunds and the acts. */
async function stored({
  orderId,
}: ReturnInState): Promise<{ statuses: Map<string, ReturnStatus>; all: string }> {
  const of = sql`(SELECT id FROM order_return WHERE order_id = ${orderId})`;
  const { rows } = await app.db.execute<{ what: string; row: { id: string; status: ReturnStatus } }>(sql`
    SELECT * FROM (
      SELECT 'return' AS what, to_jsonb(one) AS row FROM order_return one WHERE order_id = ${orderId}
      UNION ALL SELECT 'piece', to_jsonb(one) FROM return_item one WHERE return_id IN ${of}
      UNION ALL SELECT 'step', to_jsonb(one) FROM return_status_history one WHERE return_id IN ${of}
      UNION ALL SELECT 'way back', to_jsonb(one) FROM refused_parcel one WHERE return_id IN ${of}
      UNION ALL SELECT 'refund', to_jsonb(one) FROM refund one WHERE order_id = ${orderId}
      UNION ALL SELECT 'act', to_jsonb(one) FROM order_act one WHERE order_id = ${orderId}
      UNION ALL SELECT 'stock', to_jsonb(one) FROM stock_movement one WHERE order_id = ${orderId}) kept
    ORDER BY what, row::text`);
  const returns = rows
    .filter(({ what }) => what === 'return')
    .map(({ row }) => [row.id, row.status] as const);
  return { statuses: new Map(returns), all: JSON.stringify(rows) };
}

test.each(RETURN_STATES)(
  'RET-01 RET-07 RET-08 a %s that is %s: each action has its answer for every caller, and a refused one changes nothing',
  async (...where) => {
    const ofWhom = { customer: await made('customer'), guest: await made('guest') };
    for (const [act, { may, ask }] of Object.entries(ACTS)) {
      const label = `${act}, ${where.join(' ')}`;
      for (const [who, as] of Object.entries({ 'nobody in particular': {}, ...strangers })) {
        const given = ofWhom.guest;
        const before = await stored(given);
        const { status, problem } = await ask(given, as);
        const isNobody = who === 'nobody in particular';
        expect([status, isNobody || problem.code], `${label}, ${who}`).toEqual(
          isNobody ? [401, true] : [404, 'order_not_found'],
        );
        expect(await stored(given), `${label}, ${who}`).toEqual(before);
      }
      for (const [who, isCode] of [
        ['customer', false],
        ['guest', false],
        ['guest', true],
      ] as const) {
        const given = ofWhom[who];
        const before = await stored(given);
        const as = isCode ? await withCode(app, given.orderId) : given.owner;
        const answer = await ask(given, as);
        const code = answer.status === 200 ? 'done' : answer.problem.code;
        const said = `${label}, ${who}${isCode ? ' with its code' : ''}: ${code}`;
        if (!may(given, who)) {
          expect([404, 409, 422], said).toContain(answer.status);
          expect(code, said).not.toBe('order_not_found');
        } else expect(answer.status, said).toBe(200);
        const after = await stored(given);
        if (!may(given, who)) expect(after, said).toEqual(before);
        else if (after.all !== before.all) ofWhom[who] = await made(who);
      }
    }

    const { guest: given, customer } = ofWhom;
    for (const body of MOVES) {
      const params = { returnId: given.returnId };
      const before = await stored(given);
      for (const as of [{}, given.owner, customer.owner, ...Object.values(strangers)]) {
        const { status, problem } = await call(app, returnContract.moveReturn, { params, body }, as);
        expect([status, problem.code], `${body.to}, without the service token`).toEqual([
          403,
          'service_only',
        ]);
      }
      expect(await stored(given)).toEqual(before);
    }
    for (const body of MOVES) {
      const given = await made('guest');
      const before = await stored(given);
      const { returnId } = given;
      const { status } = await call(app, returnContract.moveReturn, { params: { returnId }, body }, SERVICE);
      const label = `${where.join(' ')}, to ${body.to} by the house`;
      await expectMoved(given, before, moved(given, body.to, 'store'), label);
      expect(status, label).toBe(moved(given, body.to, 'store') === given.status ? 409 : 200);
    }
    for (const [word, { send, moves }] of Object.entries(EVENTS)) {
      const given = await made('customer');
      const before = await stored(given);
      expect(await send(given, 'a-secret-that-was-guessed'), `${word}, forged`).toBe(401);
      expect(await stored(given), `${word}, forged`).toEqual(before);
      expect(await send(given), word).toBeLessThan(300);
      const to = moves(given).reduce(
        (status, [step, by]) => moved({ ...given, status }, step, by),
        given.status,
      );
      await expectMoved(given, before, to, `${where.join(' ')}, ${word}`);
    }

    function made(who: OwnerKind): Promise<ReturnInState> {
      return returnInState(system, where, who === 'customer');
    }
  },
  240_000,
);

/** Expects the status of the table after an allowed move, and unchanged data after a refused one. */
async function expectMoved(
  given: ReturnInState,
  before: Awaited<ReturnType<typeof stored>>,
  to: ReturnStatus,
  label: string,
): Promise<void> {
  const after = await stored(given);
  expect(after.statuses.get(given.returnId), label).toBe(to);
  if (to === given.status) expect(after, label).toEqual(before);
}
