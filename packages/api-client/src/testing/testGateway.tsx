import { createContext, useContext, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { CallContext } from '../call/callContext.ts';
import type { Endpoint, Parsed, Result } from '../contract.ts';
import { makeStore, type AppStore } from '../store/store.ts';

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

/** A refusal of the testing gateway, with a status, a code and a message. */
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
 * A gateway for tests and stories. It answers the calls of contracts from fixtures, checks requests and answers against
 * the contract's schemas, and stores the received requests.
 */
export function testGateway() {
  const mounted: Mounted[] = [];
  const received: Received[] = [];
  let translate: AnswerTranslation = (answer) => answer;
  const gateway = {
    received,
    /** Translates every answer before the contract checks it: into another currency and another language. */
    translated(by: AnswerTranslation) {
      translate = by;
      return gateway;
    },
    /**
     * Adds a handler for a call; `answer` returns the result, throws a `Refusal`, or returns a promise that never
     * resolves.
     */
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
        body: asked.body ? await bodyOf(asked) : undefined,
        headers: Object.fromEntries(asked.headers),
      };
      received.push(sent);
      return answerOf(match.entry, sent, translate);
    }) as typeof fetch,
    /** Makes a store whose calls this gateway answers. */
    store(context: Partial<CallContext> = {}): AppStore {
      return makeStore(testContext({ fetch: gateway.fetch, ...context }));
    },
  };
  return gateway;
}

/** A gateway for tests and stories. */
export type TestGateway = ReturnType<typeof testGateway>;
type AnswerTranslation = (answer: unknown) => unknown;

/** The caller of a story's testing gateways, and the translation of their answers. */
export interface TestCaller {
  context: Partial<CallContext>;
  translate: AnswerTranslation;
}

/** The caller of every `TestGatewayStore` below it; by default a desktop in India, as in `testContext`. */
export const TestCallerContext = createContext<TestCaller>({ context: {}, translate: (answer) => answer });

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

/** Provides a store whose calls the testing gateway answers. */
export function TestStore({ store, children }: { store: AppStore; children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}

/** Props of `TestGatewayStore`. */
export interface TestGatewayStoreProps {
  /** Makes the gateway; called once. */
  gateway: () => TestGateway;
  /** Changes the store before the children render. */
  prepare?: (store: AppStore) => void;
  children: ReactNode;
}

/** Provides a new store; a testing gateway answers its calls for the caller in `TestCallerContext`. */
export function TestGatewayStore({ gateway, prepare, children }: TestGatewayStoreProps) {
  const { context, translate } = useContext(TestCallerContext);
  const [store] = useState(() => {
    const made = gateway().translated(translate).store(context);
    prepare?.(made);
    return made;
  });
  return <TestStore store={store}>{children}</TestStore>;
}

async function answerOf(
  { call, answer }: Mounted,
  sent: Received,
  translate: AnswerTranslation,
): Promise<Response> {
  const parsed: Record<string, unknown> = { headers: sent.headers };
  for (const part of ['params', 'query', 'body'] as const) {
    const checked = call[part]?.safeParse(sent[part] ?? (part === 'body' ? undefined : {}));
    if (checked && !checked.success)
      return problem(422, 'invalid_request', checked.error.issues[0]?.message ?? part);
    if (checked) parsed[part] = checked.data;
  }
  try {
    const result = translate(await answer(parsed as unknown as Received));
    const promised = call.result?.parse(result);
    return call.image ? await fetch(promised as string) : Response.json({ result: promised });
  } catch (error) {
    if (error instanceof Refusal)
      return problem(error.status, error.code, String(translate(error.detail)), error.fields);
    throw error;
  }
}

async function bodyOf(asked: Request): Promise<unknown> {
  const isForm = asked.headers.get('content-type')?.startsWith('multipart/');
  return isForm ? Object.fromEntries(await asked.formData()) : asked.json();
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

/** The storage of a browser, for tests without one; it starts with the given texts. */
export function testStorage(texts: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(texts));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
