import type { RootState } from './store.ts';

/** The state of a call. A failed call has an error and no data; while a call is repeated, its data stays. */
export interface CallState<T> {
  loading: boolean;
  success: boolean;
  data: T | undefined;
  error: unknown;
}

/** Selects the state of a call in the cache; with path parameters, only of a call that was made with them. */
export type CallStateSelector<T> = (state: RootState, params?: Record<string, string>) => CallState<T>;

/** The parts of a query or a mutation that identify it. */
interface NamedEndpoint {
  name: string;
  select: (args: never) => (state: never) => { data?: unknown };
  Types: { QueryArg: unknown };
}
type Data<E extends NamedEndpoint> = NonNullable<ReturnType<ReturnType<E['select']>>['data']>;

/** An entry of the cache; a mutation has no arguments. */
interface Entry {
  endpointName?: string;
  status: string;
  originalArgs?: unknown;
  startedTimeStamp?: number;
  data?: unknown;
  error?: unknown;
}

const NOT_CALLED: CallState<never> = { loading: false, success: false, data: undefined, error: undefined };

/**
 * Makes a selector of the newest call of an endpoint in the cache, for a package that publishes its state under names
 * of its own; `pick` takes the named value from the answer. The result is the same object until the call changes.
 */
export function callState<E extends NamedEndpoint, T>(
  endpoint: E,
  pick: (data: Data<E>, args: E['Types']['QueryArg']) => T,
): CallStateSelector<T> {
  const known = new WeakMap<Entry, CallState<T>>();
  return (state, params) => {
    const entry = newest(state, endpoint.name, params);
    if (!entry) return NOT_CALLED;
    const before = known.get(entry);
    if (before) return before;
    const { status, data, error, originalArgs } = entry;
    const isFailed = status === 'rejected';
    const found = {
      loading: status === 'pending',
      success: status === 'fulfilled',
      data: isFailed || data === undefined ? undefined : pick(data as Data<E>, originalArgs),
      error: isFailed ? error : undefined,
    };
    known.set(entry, found);
    return found;
  };
}

/** Makes a selector of one value of a call's state, for a name that means only that value. */
export function callValue<T, V>(selector: CallStateSelector<T>, pick: (call: CallState<T>) => V) {
  return (state: RootState, params?: Record<string, string>): V => pick(selector(state, params));
}

function newest({ api }: RootState, name: string, params: Record<string, string> = {}): Entry | undefined {
  const entries: (Entry | undefined)[] = [...Object.values(api.queries), ...Object.values(api.mutations)];
  return entries
    .filter((entry): entry is Entry => entry?.endpointName === name && entry.status !== 'uninitialized')
    .filter(({ originalArgs }) => hasParams(originalArgs, params))
    .sort((one, other) => (one.startedTimeStamp ?? 0) - (other.startedTimeStamp ?? 0))
    .at(-1);
}

function hasParams(args: unknown, params: Record<string, string>): boolean {
  const made = (args as { params?: Record<string, unknown> } | undefined)?.params;
  return made === undefined || Object.entries(params).every(([name, value]) => made[name] === value);
}
