import { createHmac, randomUUID } from 'node:crypto';
import { dateIn } from '@lunette/country-config';
import type { TestGateway } from '../../platform/testing/testGateway.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { connectCourier, type CourierEvent } from '../fulfilment/parcel/courier.ts';
import { connectLab, type LabEvent } from '../fulfilment/lab/lab.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

interface FakeJob {
  id: string;
  hasLenses: boolean;
  lenses: unknown;
  prescription: unknown;
  isHeld: boolean;
  /** Whether the job is finished, so that it cannot be changed any more. */
  isCut: boolean;
  cancelled: boolean;
  steps: LabEvent[];
}

interface FakeParcel {
  id: string;
  courier: string;
  trackingNumber: string;
  expectedDate: string;
  steps: CourierEvent[];
}

type RequestBody = Partial<Record<'reference' | 'expectedDate', string>>;
const NOTHING: RequestBody = {};
const REFUSAL = { error: { code: 'lenses_cut' } };

/** A lab and a courier that implement their protocols; a test decides their behaviour. */
export interface FakeFulfilment {
  /** The gateway's ports to them. */
  services: (settings: Settings) => {
    lab: ReturnType<typeof connectLab>;
    courier: ReturnType<typeof connectCourier>;
  };
  /** Answers a request to either of them. */
  send: (url: string, request: { method: string; body?: string }) => Promise<Response>;
  isDown: boolean;
  /** Whether the courier refuses new parcels. */
  refusesParcels: boolean;
  /** Whether both refuse every question about their steps with a 4xx answer. */
  refusesQuestions: boolean;
  /** Called before each call is answered. */
  onCall: () => Promise<void>;
  /** The jobs of the lab, by item. */
  jobs: Map<string, FakeJob>;
  /** Parcels, by their id at the gateway. */
  parcels: Map<string, FakeParcel>;
  /** Parcels that were stopped, by their id at the gateway. */
  cancelled: string[];
}

/** Creates a fake lab and courier. */
export function fakeFulfilment(): FakeFulfilment {
  const { jobs, parcels } = { jobs: new Map<string, FakeJob>(), parcels: new Map<string, FakeParcel>() };
  const answer = (method: string, path: string, body: RequestBody): unknown => {
    if (method === 'GET' && fake.refusesQuestions) return REFUSAL;
    if (path.includes('/jobs/')) return jobAnswer(method, path, body);
    if (method === 'POST' && path.endsWith('/parcels')) {
      const { reference = '', expectedDate = '' } = body;
      const known = parcels.get(reference);
      if (known) return known;
      if (fake.refusesParcels) return REFUSAL;
      const made = {
        id: `p-${reference}`,
        courier: 'Kestrel',
        trackingNumber: 'KP 8841 2070',
        expectedDate,
        steps: [],
      };
      parcels.set(reference, made);
      return made;
    }
    const [reference, found] = [...parcels].find(([, parcel]) => path.includes(parcel.id)) ?? [];
    if (reference && path.endsWith('/cancel')) {
      if (found?.steps.some(({ status }) => status !== 'delayed')) return REFUSAL;
      fake.cancelled.push(reference);
    }
    return found;
  };
  const jobAnswer = (method: string, path: string, body: RequestBody): unknown => {
    if (method !== 'PUT') {
      const job = [...jobs.values()].find(({ id }) => path.includes(id));
      if (job && method === 'POST') job.cancelled = true;
      return job;
    }
    const reference = path.split('/').at(-1) ?? '';
    const job = jobs.get(reference) ?? {
      id: `j-${reference}`,
      cancelled: false,
      steps: [],
      hasLenses: false,
      lenses: null,
      prescription: null,
      isHeld: false,
      isCut: false,
    };
    const next = { ...job, ...body };
    if (job.isCut && (next.isHeld || JSON.stringify(next) !== JSON.stringify(job))) return REFUSAL;
    jobs.set(reference, next);
    return next;
  };
  const send: FakeFulfilment['send'] = async (url, { method, body }) => {
    await fake.onCall();
    if (fake.isDown) return new Response('', { status: 503 });
    const { pathname } = new URL(url);
    const answered = answer(method, pathname, body ? (JSON.parse(body) as RequestBody) : NOTHING);
    if (answered === undefined) return new Response('{}', { status: 404 });
    return Response.json(answered, { status: answered === REFUSAL ? 409 : 200 });
  };
  const asFetch = send as unknown as typeof fetch;
  const fake: FakeFulfilment = {
    services: (settings) => ({
      lab: connectLab(settings, asFetch),
      courier: connectCourier(settings, asFetch),
    }),
    send,
    isDown: false,
    refusesParcels: false,
    refusesQuestions: false,
    onCall: async () => undefined,
    jobs,
    parcels,
    cancelled: [],
  };
  return fake;
}

const PATHS = { lab: '/v2/lab/webhook', courier: '/v2/courier/webhook' };

/** Sends a webhook of the lab or the courier; returns the status of the answer. */
export async function sendFulfilmentEvent(
  app: TestGateway,
  from: keyof typeof PATHS,
  step: object,
  secret = app.settings.secrets[from === 'lab' ? 'labWebhook' : 'courierWebhook'],
): Promise<number> {
  const body = JSON.stringify(step);
  const time = Math.floor(Date.now() / 1000);
  const hex = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url: PATHS[from],
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': `t=${time},v1=${hex}` },
    payload: body,
  });
  return statusCode;
}

/** An event of the lab. */
export function labStep(reference: string, status: LabEvent['status'], at = new Date()): LabEvent {
  return { id: randomUUID(), reference, status, at: at.toISOString() };
}

/** An event of the courier about a parcel. */
export function courierStep(
  reference: string,
  status: CourierEvent['status'],
  change: Partial<CourierEvent> = {},
): CourierEvent {
  const expectedDate = dateIn('IN', new Date(Date.now() + DAY_MS));
  return {
    id: randomUUID(),
    reference,
    status,
    at: new Date().toISOString(),
    expectedDate,
    window: null,
    ...change,
  };
}
