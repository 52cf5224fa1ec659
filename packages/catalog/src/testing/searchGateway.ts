import { testGateway } from '@lunette/api-client/testing';
import { typeAheadContract, type TypeAhead } from '../contract/index.ts';
import { aTypeAhead } from './fixtures/index.ts';

/** A testing gateway that knows round frames: what is typed is found, unless a part says otherwise. */
export function searchGateway(part: Partial<TypeAhead> = {}) {
  return testGateway().on(typeAheadContract.getTypeAhead, () => aTypeAhead(part));
}
