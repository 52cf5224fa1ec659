import type { Endpoint } from '@lunette/api-client/contract';

/** The result as the contract's schema parses it: fields that the schema does not have never leave the gateway. */
export function validateResult(contract: Endpoint, result: unknown): unknown {
  const checked = contract.result?.safeParse(result);
  if (!checked) throw new Error(`${contract.method} ${contract.path} promises no result`);
  if (!checked.success)
    throw new Error(`${contract.method} ${contract.path} broke its promise: ${checked.error.message}`);
  return checked.data;
}
