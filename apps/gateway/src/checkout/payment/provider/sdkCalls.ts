import { handleType, isBrokenCircuitError } from 'cockatiel';
import { circuitBreaker } from '../../../platform/outbound/circuitBreaker.ts';
import { OutboundRefusal, OutboundUnavailable } from '../../../platform/outbound/outbound.ts';

/** The answer of a provider that refused the request itself; null for any other error. */
type RefusalOf = (error: unknown) => { status: number; body: unknown } | null;

/**
 * Creates the function that calls a provider's SDK behind a circuit breaker and throws the errors of all outside services.
 * Only an error that `refusalOf` recognises is a refusal: a wrong key, too many calls or an unreadable answer says nothing
 * about the payment.
 */
export function sdkCalls(service: string, refusalOf: RefusalOf) {
  const guarded = circuitBreaker(handleType(OutboundUnavailable));
  return async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await guarded.execute(() => answered(work));
    } catch (error) {
      if (isBrokenCircuitError(error))
        throw new OutboundUnavailable(`${service} has been failing and is not called for a moment`);
      throw error;
    }
  };

  async function answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) throw new OutboundRefusal(service, refusal.status, refusal.body);
      throw new OutboundUnavailable(`${service} gave no answer that counts`, { cause: error });
    }
  }
}

/** The literal values of a type of an SDK that also allows any other text. */
export type LiteralsOf<T extends string> = T extends unknown ? (string extends T ? never : T) : never;

/** The entry of a table for a provider's status, or `otherwise` if the table has none. */
export function statusIn<S extends string>(table: Record<string, S>, status: string, otherwise: S): S {
  return Object.hasOwn(table, status) ? (table[status] ?? otherwise) : otherwise;
}
