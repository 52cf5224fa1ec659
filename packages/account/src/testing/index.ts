export { accountGateway } from './accountGateway.ts';
export { aStoreCredit } from './fixtures.ts';
