import type { Adapter, AdapterPayload } from 'oidc-provider';

const kept = new Map<string, { payload: AdapterPayload; until: number }>();

/** Where the house keeps what is under way: in memory, until its time is over or the sandbox stops. */
export class MemoryAdapter implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const now = Date.now();
    for (const [key, { until }] of kept) if (until < now) kept.delete(key);
    kept.set(this.#key(id), { payload, until: now + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = kept.get(this.#key(id));
    return found && found.until >= Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const found = kept.get(this.#key(id));
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`;
  }

  #where(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const now = Date.now();
    const found = [...kept].find(
      ([key, { payload, until }]) => key.startsWith(`${this.#kind}:`) && until >= now && fits(payload),
    );
    return found?.[1].payload;
  }
}
