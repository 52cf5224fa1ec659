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
  let translate: AnswerTranslation = (answer) => answer;
  const gateway = {
    received,
    /** Translates every answer before the contract checks it: into another currency and other words. */
    translated(by: AnswerTranslation) {
      translate = by;
      return gateway;
    },
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
        body: asked.body ? await bodyOf(asked) : undefined,
        headers: Object.fromEntries(asked.headers),
      };
      received.push(sent);
      return answerOf(match.entry, sent, translate);
    }) as typeof fetch,
    /** A store whose calls this gateway answers. */
    store(context: Partial<CallContext> = {}): AppStore {
      return makeStore(testContext({ fetch: gateway.fetch, ...context }));
    },
  };
  return gateway;
}

export type TestGateway = ReturnType<typeof testGateway>;
type AnswerTranslation = (answer: unknown) => unknown;

/** Who calls the testing gateways of a story, and how their answers are translated for them. */
export interface TestCaller {
  context: Partial<CallContext>;
  translate: AnswerTranslation;
}

/** The caller of every `TestGatewayStore` below; none is the desktop in India that `testContext` describes. */
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

/** Gives its children a store whose calls the testing gateway answers. */
export function TestStore({ store, children }: { store: AppStore; children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}

export interface TestGatewayStoreProps {
  /** Makes the gateway, once. */
  gateway: () => TestGateway;
  /** What has happened in the store before the children are drawn. */
  prepare?: (store: AppStore) => void;
  children: ReactNode;
}

/** Gives its children a store of their own, whose calls a testing gateway answers to the caller around it. */
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
  } catch (fault) {
    if (fault instanceof Refusal)
      return problem(fault.status, fault.code, String(translate(fault.detail)), fault.fields);
    throw fault;
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

/** The storage of a browser, for tests without one; it begins with the texts that it is given. */
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
