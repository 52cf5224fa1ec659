import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { CallContext } from './callContext.ts';
import type { Endpoint, Parsed, Result } from './contract.ts';
import { makeStore, type AppStore } from './store.ts';

interface Received {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

interface Mounted {
  call: Endpoint;
  answer: (received: Received) => unknown;
}

/** A refusal of the testing gateway. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, code: string, detail: string, fields?: Record<string, string>) {
    super(detail);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = fields;
  }
}

/**
 * A gateway for tests and stories: it answers contracts from fixtures, checks what it is sent and what it answers
 * against the contract's schemas, and keeps what it received.
 */
export function testGateway() {
  const mounted: Mounted[] = [];
  const received: Received[] = [];
  const gateway = {
    received,
    /** Mounts a call; `answer` gives the result, throws a `Refusal`, or returns a promise that never ends. */
    on<E extends Endpoint>(
      call: E,
      answer: (sent: Parsed<E> & { headers: Record<string, string> }) => Result<E> | Promise<Result<E>>,
    ) {
      mounted.unshift({ call, answer: answer as unknown as Mounted['answer'] });
      return gateway;
    },
    fetch: (async (input, init) => {
      const asked = new Request(new URL(input as string, 'http://gateway.test'), init);
      const url = new URL(asked.url);
      const match = mounted
        .map((entry) => ({ entry, params: paramsOf(entry.call.path, url.pathname) }))
        .find(({ entry, params }) => params !== null && entry.call.method === asked.method);
      if (!match?.params)
        return problem(404, 'unknown_call', `${asked.method} ${url.pathname} is not mounted`);
      const sent: Received = {
        method: asked.method,
        path: url.pathname,
        params: match.params,
        query: Object.fromEntries(url.searchParams),
        body: asked.body ? await asked.json() : undefined,
        headers: Object.fromEntries(asked.headers),
      };
      received.push(sent);
      return answerOf(match.entry, sent);
    }) as typeof fetch,
    /** A store whose calls this gateway answers. */
    store(context: Partial<CallContext> = {}): AppStore {
      return makeStore(testContext({ fetch: gateway.fetch, ...context }));
    },
  };
  return gateway;
}

export type TestGateway = ReturnType<typeof testGateway>;

/** A call context of a desktop in India, for tests. */
export function testContext(context: Partial<CallContext> = {}): CallContext {
  return {
    baseUrl: '',
    client: 'desktop',
    country: 'IN',
    language: 'en',
    fetch,
    pagePath: () => '/',
    hasPlacedOrder: () => false,
    session: { ensure: () => Promise.resolve(), renew: () => Promise.resolve() },
    ...context,
  };
}

/** Gives its children a store whose calls the testing gateway answers. */
export function TestStore({ store, children }: { store: AppStore; children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}

async function answerOf({ call, answer }: Mounted, sent: Received): Promise<Response> {
  const parsed: Record<string, unknown> = { headers: sent.headers };
  for (const part of ['params', 'query', 'body'] as const) {
    const checked = call[part]?.safeParse(sent[part] ?? (part === 'body' ? undefined : {}));
    if (checked && !checked.success)
      return problem(422, 'invalid_request', checked.error.issues[0]?.message ?? part);
    if (checked) parsed[part] = checked.data;
  }
  try {
    const result = await answer(parsed as unknown as Received);
    return Response.json({ result: call.result?.parse(result) });
  } catch (fault) {
    if (fault instanceof Refusal) return problem(fault.status, fault.code, fault.detail, fault.fields);
    throw fault;
  }
}

function problem(status: number, code: string, detail: string, fields?: Record<string, string>): Response {
  return Response.json({ type: 'about:blank', title: code, status, code, detail, fields }, { status });
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const literal = pattern.split(/:\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`^${literal.join('([^/]+?)')}$`).exec(path);
  if (!match) return null;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}
