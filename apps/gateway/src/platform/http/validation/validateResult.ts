import type { Endpoint } from '@lunette/api-client/contract';

/**
 * Parses the result with the contract's schema, so that fields outside the schema never leave the gateway. Throws an
 * error if the result does not fit.
 */
export function validateResult(contract: Endpoint, result: unknown): unknown {
  const checked = contract.result?.safeParse(result);
  if (!checked) throw new Error(`${contract.method} ${contract.path} has no result schema`);
  if (!checked.success)
    throw new Error(
      `${contract.method} ${contract.path} returned a result that does not fit its schema: ${checked.error.message}`,
    );
  return checked.data;
}
