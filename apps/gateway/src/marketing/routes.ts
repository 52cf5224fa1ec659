import { marketingContract } from '@lunette/marketing/contract';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/http/serve.ts';
import { captureLead } from './captureLead.ts';
import { answerSurvey, hasFirstDeal, isCustomer, takeFirstDeal } from './firstDeal.ts';
import { capturePhone, closePhoneCapture, consentToTexts } from './phoneCapture.ts';
import { supportPage } from './support.ts';

/** Mounts the calls of the support page, of leads, of the welcome voucher and of the phone capture. */
export function marketingRoutes(gateway: Gateway): void {
  serve(gateway, marketingContract.getSupport, (_input, context) => supportPage(context));
  serve(gateway, marketingContract.captureLead, ({ body }, context) => captureLead(body, context));
  serve(gateway, marketingContract.takeFirstDeal, ({ body }, context) => takeFirstDeal(body, context));
  serve(gateway, marketingContract.checkUserExists, ({ query }, context) => isCustomer(query.phone, context));
  serve(gateway, marketingContract.firstDealUserExists, ({ query }, context) =>
    hasFirstDeal(query.phone, context),
  );
  serve(gateway, marketingContract.answerSurvey, ({ body }, context) => answerSurvey(body, context));
  serve(gateway, marketingContract.capturePhone, ({ body }, context) => capturePhone(body.jsonData, context));
  serve(gateway, marketingContract.consentToTexts, ({ body }, context) =>
    consentToTexts(body.collectionData, context),
  );
  serve(gateway, marketingContract.closePhoneCapture, (_input, context) => closePhoneCapture(context));
}
