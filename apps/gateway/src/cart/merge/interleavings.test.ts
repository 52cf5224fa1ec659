import { cartContract, mergeContract, savedContract, type NewCartItem } from '@lunette/cart/contract';
import { sessionContract, signInContract } from '@lunette/session/contract';
import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { completeCheckout, FRAME, pay } from '../../checkout/testing/shopper.ts';
import { newAddress, newCustomer, PASSWORD } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

/** Every run takes the same walks; the environment can set another seed or more of them. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_125);
const RUNS = Number(process.env.CART_RUNS ?? 10);

const lens = (sph: string): NewCartItem => ({
  productId: sentinels.dailyLens,
  prescription: {
    left: { sph, bc: '8.6', dia: '14.2', boxes: '1' },
    right: { sph: '-2.00', bc: '8.6', dia: '14.2', boxes: '1' },
  },
});
const GOODS: NewCartItem[] = [{ productId: sentinels.accessory }, FRAME, lens('-2.25'), lens('-3.50')];

const app = await testGatewayApp();
await app.db
  .update(stock)
  .set({ quantity: 9_000 })
  .where(
    inArray(
      stock.productId,
      GOODS.map(({ productId }) => Number(productId)),
    ),
  );

type Act =
  | 'add'
  | 'increase'
  | 'decrease'
  | 'remove'
  | 'save'
  | 'move'
  | 'undo'
  | 'signIn'
  | 'signInAtCheckout'
  | 'signOut'
  | 'order';

/** Acts that two devices may do at the same moment, because the result of one does not depend on the other. */
const AT_ONCE: readonly Act[] = ['add', 'save', 'move', 'undo', 'signIn', 'signInAtCheckout'];

interface Step {
  act: Act;
  device: 0 | 1;
  /** The number that selects one of the goods, or one of the existing lines. */
  which: number;
}

const ACTS: fc.WeightedArbitrary<Act>[] = [
  { weight: 8, arbitrary: fc.constant('add') },
  { weight: 4, arbitrary: fc.constantFrom('save', 'move') },
  { weight: 3, arbitrary: fc.constantFrom('increase', 'decrease', 'remove') },
  { weight: 4, arbitrary: fc.constantFrom('signIn', 'signInAtCheckout') },
  { weight: 5, arbitrary: fc.constant('undo') },
  { weight: 3, arbitrary: fc.constant('signOut') },
  { weight: 1, arbitrary: fc.constant('order') },
];
const which = fc.nat({ max: 20 });
const walks = fc.array(fc.record<Step>({ act: fc.oneof(...ACTS), device: fc.constantFrom(0, 1), which }), {
  minLength: 10,
  maxLength: 24,
  size: 'max',
});
/** The first steps of every walk: on both devices a guest adds goods and signs in. */
const BEGINNING: Step[] = [0, 1].flatMap((device) =>
  (['add', 'add', 'signIn'] as const).map((act, at): Step => ({
    act,
    device: device ? 1 : 0,
    which: at * device,
  })),
);

/** Pieces by product and sphere, so that two powers of one lens are distinguished. */
type Pieces = Map<string, number>;
type Line = {
  id: string;
  productId: string;
  quantity: number;
  prescription: { left?: { sph?: string | undefined } | undefined } | null;
};
const nameOf = ({ productId, prescription }: Pick<Line, 'productId' | 'prescription'>) =>
  `${productId} ${prescription?.left?.sph ?? ''}`;

/** How many merged lines that both carts had were separated by an undo; with none, the walks would prove little. */
let partings = 0;

/** A device of the customer, with the pieces of the guest while the customer is signed out. */
interface Device {
  token: string;
  isSignedIn: boolean;
  guest: Pieces;
}

class Walk {
  readonly own: Pieces = new Map();
  readonly devices: [Device, Device];
  readonly email: string;

  constructor(email: string, tokens: [string, string]) {
    this.email = email;
    const device = (token: string): Device => ({ token, isSignedIn: false, guest: new Map() });
    this.devices = [device(tokens[0]), device(tokens[1])];
  }

  /** The pieces that the current owner of a device should have in the cart or saved. */
  whose(device: Device): Pieces {
    return device.isSignedIn ? this.own : device.guest;
  }

  async take({ act, device: at, which }: Step): Promise<void> {
    const device = this.devices[at];
    const as = { token: device.token };
    const whose = this.whose(device);
    const more = (line: Pick<Line, 'productId' | 'prescription'>, pieces: number) =>
      whose.set(nameOf(line), (whose.get(nameOf(line)) ?? 0) + pieces);
    const lineOf = (items: Line[]) => items[which % Math.max(1, items.length)];
    if (act === 'add') {
      const body = GOODS[which % GOODS.length] as NewCartItem;
      const { status } = await call(app, cartContract.addItem, { body }, as);
      expect(status).toBe(200);
      more({ productId: body.productId, prescription: body.prescription ?? null }, body.prescription ? 2 : 1);
    } else if (act === 'signIn' || act === 'signInAtCheckout') {
      if (device.isSignedIn) return;
      const place = act === 'signInAtCheckout' ? { place: 'checkout' as const } : {};
      const body = { email: this.email, password: PASSWORD, ...place };
      const entered = await call(
        app,
        signInContract.authenticate,
        { body },
        { ...as, headers: newAddress() },
      );
      device.token = entered.result.token;
      device.isSignedIn = true;
      for (const [name, pieces] of device.guest) this.own.set(name, (this.own.get(name) ?? 0) + pieces);
      device.guest = new Map();
    } else if (act === 'signOut') {
      if (!device.isSignedIn) return;
      device.token = (await call(app, sessionContract.logout, {}, as)).result.id;
      device.isSignedIn = false;
    } else if (act === 'move') {
      const line = lineOf((await call(app, savedContract.getSaved, undefined, as)).result.items);
      if (line) await call(app, savedContract.moveToCart, { params: { itemId: line.id } }, as);
    } else {
      const cart = (await call(app, cartContract.getCart, {}, as)).result;
      const line = lineOf(cart.items);
      if (act === 'undo' && cart.merge) {
        partings += cart.merge.lines.filter(({ from }) => from === 'both').length;
        const params = { mergeId: cart.merge.id };
        expect((await call(app, mergeContract.undoMerge, { params }, as)).status).toBe(200);
      }
      if (act === 'undo' || !line) return;
      const params = { itemId: line.id };
      if (act === 'save') await call(app, savedContract.saveForLater, { params }, as);
      else if (act === 'increase') {
        const answer = await call(app, cartContract.increaseItem, { params, query: { count: 2 } }, as);
        if (answer.status === 200) more(line, 2);
      } else if (act === 'decrease') {
        const answer = await call(app, cartContract.decreaseItem, { params, query: { count: 1 } }, as);
        if (answer.status === 200) more(line, -1);
      } else if (act === 'remove') {
        await call(app, cartContract.decreaseItem, { params, query: {} }, as);
        more(line, -line.quantity);
      } else {
        const total = await completeCheckout(app, device.token);
        const { status } = await pay(app, { token: device.token, total }, { paymentMethod: 'cod' });
        if (status === 200) for (const ordered of cart.items) more(ordered, -ordered.quantity);
      }
    }
  }
}

/** The pieces that are stored for an owner, without those that are ordered. */
async function stored(where: ReturnType<typeof sql>): Promise<Pieces> {
  const { rows } = await app.db.execute<Line>(sql`
    SELECT product_id AS "productId", prescription, sum(quantity)::int AS quantity
    FROM cart_line JOIN cart ON cart.id = cart_line.cart_id
    WHERE cart.status = 'open' AND ${where} GROUP BY 1, 2`);
  const pieces: Pieces = new Map();
  for (const line of rows) pieces.set(nameOf(line), (pieces.get(nameOf(line)) ?? 0) + line.quantity);
  return pieces;
}

const told = (pieces: Pieces) => Object.fromEntries([...pieces].filter(([, count]) => count > 0).sort());

/** Groups the steps: two neighbouring steps on different devices run at once if neither depends on the other. */
function together(walk: Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of walk) {
    const last = groups.at(-1);
    const [before] = last ?? [];
    const fits = last?.length === 1 && before?.device !== step.device;
    if (fits && before && AT_ONCE.includes(before.act) && AT_ONCE.includes(step.act)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

test('CART-25 O-23 whatever two devices do, no line is lost, doubled or given to another person', async () => {
  const other = await newCustomer(app);
  for (const body of GOODS) await call(app, cartContract.addItem, { body }, { token: other.token });
  const untouched = (await call(app, cartContract.getCart, {}, { token: other.token })).result;
  await fc.assert(
    fc.asyncProperty(walks, async (taken) => {
      const { email, id } = await newCustomer(app);
      const walk = new Walk(email, [await guest(app), await guest(app)]);
      for (const group of together([...BEGINNING, ...taken])) {
        await Promise.all(group.map((step) => walk.take(step)));
        expect(told(await stored(sql`cart.customer_id = ${id}`))).toEqual(told(walk.own));
        for (const device of walk.devices) {
          const session = await app.findSession(device.token);
          const guestOf = sql`cart.session_id = ${session?.id} AND cart.customer_id IS NULL`;
          expect(told(await stored(guestOf))).toEqual(told(device.guest));
        }
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(partings).toBeGreaterThan(0);
  const after = (await call(app, cartContract.getCart, {}, { token: other.token })).result;
  expect(after.items.map(({ id, quantity }) => [id, quantity])).toEqual(
    untouched.items.map(({ id, quantity }) => [id, quantity]),
  );
}, 120_000);
