import { testGateway } from '@lunette/api-client/testing';
import { typeAheadContract, type TypeAhead } from '../contract/index.ts';
import { aTypeAhead } from './fixtures/index.ts';

/** A test gateway with suggestions for round frames, for any text; `part` replaces fields. */
export function searchGateway(part: Partial<TypeAhead> = {}) {
  return testGateway().on(typeAheadContract.getTypeAhead, () => aTypeAhead(part));
}
