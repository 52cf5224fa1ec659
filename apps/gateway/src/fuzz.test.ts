import type { Endpoint } from '@lunette/api-client/contract';
import { cartContract, savedContract } from '@lunette/cart/contract';
import { dateIn } from '@lunette/country-config';
import { fulfilmentContract, orderContract } from '@lunette/orders-returns/contract';
import { storeSaleContract } from '@lunette/session/contract';
import { faceProfileContract } from '@lunette/tryon/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../seed/sentinels.ts';
import { newPicture } from './cart/testing/prescriptionPictures.ts';
import { pay, readyToPay } from './checkout/testing/shopper.ts';
import { arbitraryOf, trickyText, type KnownIds } from './platform/testing/arbitraryOf.ts';
import { call, guest, testGatewayApp } from './platform/testing/testGateway.ts';
import { unknownKeys } from './platform/http/validation/unknownKeys.ts';
import { newStaff, staffSession } from './identity/testing/staff.ts';
import { customerWithPhone, newAddress, newCustomer, signInAgain } from './identity/testing/customer.ts';
import { drawnFace, drawnMarks } from './tryon/testing/drawnFace.ts';
import { sendForm } from './tryon/testing/sendForm.ts';

/** Every run makes the same requests; the environment can set another seed or more of them. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

const app = await testGatewayApp();
/** The number that calls about a phone name, and the session of the customer whose account has it. */
const PHONE = '9822041377';
const reached = (await customerWithPhone(app, PHONE)).as.token;
const { token, ...ordered } = await somebodyWithAnOrder();
const merged = await somebodyWithMergedBags();
const sold = await staffWithASale();
const known = await existing();
/** Sessions of their own for calls that may end the session, and for calls that need a signed-in customer. */
const own = new Map<string, string>();
const contracts = app.mounted.map((contract) => [`${contract.method} ${contract.path}`, contract] as const);
for (const [name, { access, path }] of contracts)
  if (path.includes(':mergeId')) own.set(name, merged.token);
  else if (path.includes(':saleId')) own.set(name, sold.token);
  else if (access === 'staff') own.set(name, await staffToken(path));
  else if (access === 'customer' && path.startsWith('/v2/utility/campaign/')) own.set(name, reached);
  else if (access === 'customer') own.set(name, (await newCustomer(app)).token);
  else if (/^\/v2\/(sessions|customers)/.test(path)) own.set(name, await guest(app));

/** A session with an order, so that calls about orders get as far as their answers. */
async function somebodyWithAnOrder(): Promise<{
  token: string;
  orderId: string;
  paymentId: string;
  itemId: string;
}> {
  const ready = await readyToPay(app);
  const { orderId, paymentId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const { result } = await call(
    app,
    orderContract.getOrder,
    { params: { orderId }, query: {} },
    { token: ready.token },
  );
  return { token: ready.token, orderId, paymentId, itemId: result.orders[0]?.items[0]?.id ?? '' };
}

/** A session of staff with the role of a call: opticians read prescriptions, the other calls are of sales staff. */
async function staffToken(path: string): Promise<string> {
  return (await staffSession(app, path.startsWith('/v2/staff/') ? 'doctor' : 'salesman')).token;
}

/** Sales staff who have recorded a sale of a store. */
async function staffWithASale(): Promise<{ token: string; saleId: string }> {
  const { token: salesToken, staff } = await staffSession(app, 'salesman');
  const collectionData = {
    salesmanId: staff.salesmanId,
    receipt: 'PUN-1',
    soldOn: dateIn('IN', new Date()),
    amount: 4990,
  };
  const body = { collectionData };
  const { result } = await call(app, storeSaleContract.recordStoreSale, { body }, { token: salesToken });
  return { token: salesToken, saleId: result.id };
}

/** A customer whose cart was merged with that of a guest. */
async function somebodyWithMergedBags(): Promise<{ token: string; mergeId: string }> {
  const customer = await newCustomer(app);
  const visitor = await guest(app);
  for (const as of [{ token: customer.token }, { token: visitor }])
    await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, as);
  const entered = await signInAgain(app, customer.email, { token: visitor });
  const { merge } = (await call(app, cartContract.getCart, {}, { token: entered })).result;
  return { token: entered, mergeId: merge?.id ?? '' };
}

/** Ids that exist: products, and lines of this session's own cart. */
async function existing(): Promise<KnownIds> {
  const productIds = Object.values(sentinels);
  const added = await call(app, cartContract.addItem, { body: { productId: sentinels.service } }, { token });
  const savedId = added.result.items[0]?.id ?? '';
  await call(app, savedContract.saveForLater, { params: { itemId: savedId } }, { token });
  for (const productId of [sentinels.accessory, sentinels.solution])
    await call(app, cartContract.addItem, { body: { productId } }, { token });
  const cart = await call(app, cartContract.getCart, {}, { token });
  expect(cart.result.items).toHaveLength(2);
  const face = { file: await drawnFace(), marks: drawnMarks, name: 'Me', consent: 'yes' };
  const kept = await sendForm(app, faceProfileContract.upload, face, token);
  const dittoIds = [kept.result.id.slice(0, 14)];
  const ids: Record<string, string[]> = {
    dittoId: dittoIds,
    imageFileName: [await newPicture(app, token)],
    guest_id: dittoIds,
    id: [...productIds, ...dittoIds],
    salesmanId: [(await newStaff(app, 'salesman')).salesmanId],
    soldOn: [dateIn('IN', new Date())],
    categoryId: ['2001'],
    catIds: ['2012,2006'],
    cat: ['2001'],
    category: ['2001'],
    paymentId: [ordered.paymentId],
    paymentRefId: [ordered.paymentId],
    orderId: [ordered.orderId],
    itemId: [...cart.result.items.map(({ id }) => id), ordered.itemId, savedId],
    mergeId: [merged.mergeId],
    saleId: [sold.saleId],
    phone: [PHONE],
    telephone: [PHONE],
    phoneCode: ['+91'],
    address: ['Pune'],
    text: ['round'],
    countryCode: ['SG'],
    key: ['home'],
    postcode: ['411001'],
    pinCode: ['411001'],
    pincode: ['411001'],
    keys: ['support,loyalty'],
    url: ['/eyeglasses'],
    q: ['round'],
  };
  return (name) => ids[name] ?? productIds;
}

interface Request {
  params: unknown;
  query: unknown;
  body: unknown;
  headers: Record<string, string>;
}

function requests(contract: Endpoint): fc.Arbitrary<Request> {
  const part = (schema: Endpoint['body']) => (schema ? arbitraryOf(schema, known) : fc.constant(undefined));
  return fc.record({
    params: part(contract.params),
    query: part(contract.query),
    body: part(contract.body),
    headers: fc.record(
      {
        'x-country-code': fc.constantFrom('IN', 'in', 'SA', 'XX', ''),
        'accept-language': fc.constantFrom('ar', 'en-GB,en;q=0.9', '*', 'x'.repeat(2_000)),
        'x-api-client': fc.constantFrom('desktop', 'mobilesite', 'toaster'),
        'x-trace-id': fc.constantFrom('a-1', 'bad id', '"'),
        'idempotency-key': fc.constantFrom('short', 'a-good-enough-key', 'x'.repeat(500)),
      },
      { requiredKeys: [] },
    ),
  });
}

function send(
  { method, path }: Pick<Endpoint, 'path'> & { method: string },
  { params, query, body, headers }: Request,
) {
  const written = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
  const values = (typeof params === 'object' ? params : {}) as Record<string, unknown> | null;
  const url = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(written(values?.[name] ?? '~')),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name.toWellFormed(), written(value)]),
  );
  return app.http.inject({
    method: method as 'GET',
    url: `${url.slice(0, 8_000)}?${search.toString().slice(0, 4_000)}`,
    headers: {
      'x-session-token': own.get(`${method} ${path}`) ?? token,
      ...newAddress(),
      ...(isForStaff(path) && { 'x-service-token': app.settings.secrets.serviceToken }),
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

/** Whether a call is made with the service token; one of them needs a courier, who does not answer here. */
const isForStaff = (path: string) =>
  path.startsWith('/v2/staff/') && path !== fulfilmentContract.moveOrder.path;

/** Whether the contract forbids a body. */
function isForbidden({ body: schema }: Endpoint, body: unknown): boolean {
  if (!schema) return false;
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  return !schema.safeParse(sent).success || unknownKeys(schema, sent).length > 0;
}

/** A fingerprint of everything that is stored. */
async function stored(): Promise<Record<string, string>> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const { rows: hashed } = await app.db.execute<{ print: string }>(
      sql`SELECT coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS print FROM ${table} t`,
    );
    prints[name] = hashed[0]?.print ?? '';
  }
  return prints;
}

describe('a request that a contract forbids', () => {
  test('is refused with a message and leaves the database unchanged', async () => {
    const before = await stored();
    let refused = 0;
    for (const [, contract] of contracts.filter(([, { body }]) => body))
      await fc.assert(
        fc.asyncProperty(requests(contract), async (request) => {
          fc.pre(isForbidden(contract, request.body));
          const answer = await send(contract, { ...request, headers: {} });
          expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          expect(answer.json()).toMatchObject({
            status: answer.statusCode,
            detail: expect.stringMatching(/\S/) as string,
          });
          refused += 1;
        }),
        { seed: SEED, numRuns: RUNS, maxSkipsPerRun: 1_000 },
      );
    expect(refused).toBeGreaterThan(RUNS);
    expect(await stored()).toEqual(before);
  });

  test.each([...new Set(contracts.map(([, { path }]) => path))])(
    'a wrong method at %s is refused',
    async (path) => {
      const right = contracts
        .filter(([, contract]) => contract.path === path)
        .map(([, { method }]) => method as string);
      for (const method of METHODS.filter((one) => !right.includes(one))) {
        const answer = await send({ method, path }, { params: {}, query: {}, body: undefined, headers: {} });
        expect([404, 405]).toContain(answer.statusCode);
      }
    },
  );

  test('an altered session token is refused by every call that needs one', async () => {
    for (const [, contract] of contracts.filter(([, { access }]) => access !== 'public'))
      for (const wrong of ['', 'x', `${token}x`, '%00', 'a'.repeat(43)]) {
        const answer = await send(contract, {
          params: {},
          query: {},
          body: {},
          headers: { 'x-session-token': wrong },
        });
        expect(answer.statusCode).toBe(401);
      }
  });

  test('a body that is too large or not even JSON is refused', async () => {
    for (const [, { method, path }] of contracts.filter(([, { body }]) => body)) {
      const url = path.replace(/:\w+/g, '1');
      const headers = { 'x-session-token': token, 'content-type': 'application/json' };
      const huge = await app.http.inject({
        method,
        url,
        headers,
        payload: JSON.stringify({ x: '👓'.repeat(20_000) }),
      });
      expect(huge.statusCode).toBe(413);
      const broken = await app.http.inject({ method, url, headers, payload: '{"a":' });
      expect(broken.statusCode).toBe(400);
    }
  });
});

describe('a body of the largest size with many faults', () => {
  const LETTERS = 'a'.repeat(32_000);
  const items = (item: string, count: number) => `[${Array(count).fill(item).join(',')}]`;
  test.each([
    ['a long key and many texts that cannot be stored', `{"${LETTERS}":${items('"\\u0000"', 3_500)}}`],
    ['many keys', `{${Array.from({ length: 7_000 }, (_, at) => `"${at}":0`).join(',')}}`],
    ['deep nesting', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['nothing but deep nesting', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
  ])('is refused with a short answer: %s', async (_, payload) => {
    for (const [name, { method, path }] of contracts.filter(([, { body }]) => body)) {
      const answer = await app.http.inject({
        method,
        url: path.replace(/:\w+/g, '1'),
        headers: {
          'x-session-token': own.get(name) ?? token,
          'content-type': 'application/json',
          ...(isForStaff(path) && { 'x-service-token': app.settings.secrets.serviceToken }),
        },
        payload,
      });
      expect(answer.statusCode, name).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, name).toBeLessThan(500);
      expect(answer.body.length, name).toBeLessThan(20_000);
    }
  });
});

describe('no request causes a server error', () => {
  const reached = new Set<string>();

  test.each(contracts)(
    '%s',
    async (name, contract) => {
      await fc.assert(
        fc.asyncProperty(requests(contract), async (request) => {
          const answer = await send(contract, request);
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          if (answer.statusCode === 200) reached.add(name);
        }),
        { seed: SEED, numRuns: RUNS },
      );
    },
    30_000,
  );

  test('more than half of the calls also succeeded', () => {
    expect(reached.size).toBeGreaterThan(contracts.length / 2);
  });

  test('with an arbitrary path', async () => {
    await fc.assert(
      fc.asyncProperty(trickyText, fc.constantFrom(...METHODS), async (text, method) => {
        const url = `/${encodeURIComponent(text.toWellFormed())}`.slice(0, 4_000);
        expect((await app.http.inject({ method, url })).statusCode).toBeLessThan(500);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test('with a webhook event without a valid signature', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), trickyText, async (body, signature) => {
        const answer = await app.http.inject({
          method: 'POST',
          url: '/v2/payments/webhook',
          headers: {
            'content-type': 'application/json',
            'x-sandbox-signature': encodeURIComponent(signature.toWellFormed()),
          },
          payload: JSON.stringify(body),
        });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
