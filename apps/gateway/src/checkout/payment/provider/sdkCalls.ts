import { handleType, isBrokenCircuitError } from 'cockatiel';
import { circuitBreaker } from '../../../platform/outbound/circuitBreaker.ts';
import { OutboundRefusal, OutboundUnavailable } from '../../../platform/outbound/outbound.ts';

/** The answer of a provider that refused the request itself; null for any other fault. */
type RefusalOf = (fault: unknown) => { status: number; body: unknown } | null;

/**
 * Makes the caller of a provider's SDK: behind a circuit breaker, and with the faults of every outside service. Only what
 * `refusalOf` knows as a refusal counts as one: a wrong key, too many calls, or an answer that cannot be read says
 * nothing of the payment.
 */
export function sdkCalls(service: string, refusalOf: RefusalOf) {
  const guarded = circuitBreaker(handleType(OutboundUnavailable));
  return async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await guarded.execute(() => answered(work));
    } catch (fault) {
      if (isBrokenCircuitError(fault))
        throw new OutboundUnavailable(`${service} has been failing and is not called for a moment`);
      throw fault;
    }
  };

  async function answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (fault) {
      const refusal = refusalOf(fault);
      if (refusal) throw new OutboundRefusal(service, refusal.status, refusal.body);
      throw new OutboundUnavailable(`${service} gave no answer that counts`, { cause: fault });
    }
  }
}

/** The literal values of a type of an SDK that also allows any other text. */
export type Named<T extends string> = T extends unknown ? (string extends T ? never : T) : never;

/** What a table says of a provider's status, or `otherwise` of one that the table does not have. */
export function statusIn<S extends string>(table: Record<string, S>, status: string, otherwise: S): S {
  return Object.hasOwn(table, status) ? (table[status] ?? otherwise) : otherwise;
}
