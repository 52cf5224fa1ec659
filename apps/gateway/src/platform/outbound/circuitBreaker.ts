/** The service did not answer, or answered with a server error. */
export class OutboundUnavailable extends Error {}

/** Thrown while the circuit is open, without calling the service. */
export class CircuitOpen extends OutboundUnavailable {
  constructor(service: string) {
    super(`${service} has been failing and is left alone for a moment`);
  }
}

export interface CircuitOptions {
  /** Failures in a row that open it. */
  failures?: number;
  /** How long it stays open before one call may try. */
  restMs?: number;
  now?: () => number;
}

/** A circuit breaker: after some failures in a row calls fail at once, until one attempt succeeds. */
export function circuitBreaker(
  service: string,
  { failures = 5, restMs = 10_000, now = Date.now }: CircuitOptions = {},
) {
  let inARow = 0;
  let opensAt = 0;
  return async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (inARow >= failures) {
      if (now() < opensAt) throw new CircuitOpen(service);
      opensAt = now() + restMs;
    }
    try {
      const result = await work();
      inARow = 0;
      return result;
    } catch (fault) {
      inARow += 1;
      opensAt = now() + restMs;
      throw fault;
    }
  };
}
