import { testGateway, type TestGateway } from '@lunette/api-client/testing';
import { marketingContract } from '../contract/marketing.ts';
import { aSupportPage } from './fixtures.ts';

/** A gateway for stories and tests: it stores leads, and has already sent a voucher to 98220 41377. */
export function marketingGateway(): TestGateway {
  return testGateway()
    .on(marketingContract.getSupport, () => aSupportPage())
    .on(marketingContract.captureLead, () => ({
      reference: '365443577',
      message: 'Your question has arrived. We answer by e-mail.',
    }))
    .on(marketingContract.firstDealUserExists, ({ query }) => ({ result: query.phone === '9822041377' }))
    .on(marketingContract.takeFirstDeal, () => ({
      reference: '365443577',
      message: 'The voucher is on its way to your phone.',
    }))
    .on(marketingContract.answerSurvey, () => ({ success: true }));
}
