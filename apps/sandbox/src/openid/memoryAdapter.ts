import type { Adapter, AdapterPayload } from 'oidc-provider';

const entries = new Map<string, { payload: AdapterPayload; until: number }>();

/** The store of the identity provider: in memory, until an entry expires or the sandbox stops. */
export class MemoryAdapter implements Adapter {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const now = Date.now();
    for (const [key, { until }] of entries) if (until < now) entries.delete(key);
    entries.set(this.#key(id), { payload, until: now + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = entries.get(this.#key(id));
    return found && found.until >= Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const found = entries.get(this.#key(id));
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    entries.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`;
  }

  #where(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const now = Date.now();
    const found = [...entries].find(
      ([key, { payload, until }]) => key.startsWith(`${this.#kind}:`) && until >= now && fits(payload),
    );
    return found?.[1].payload;
  }
}
