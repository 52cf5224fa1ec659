import { endpoint, Id, Money, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** A tax invoice or a credit note of an order. */
export const Paper = z.object({
  id: z.string(),
  /** `invoice` or `credit_note`; a newer gateway can have others. */
  kind: z.string(),
  number: z.string(),
  issuedAt: z.string(),
  /** The items of an invoice. */
  itemIds: z.array(z.string()),
  amount: Money,
});
export type Paper = z.infer<typeof Paper>;

/** The papers of an order, and what can still be made. */
export const Papers = z.object({
  papers: z.array(Paper),
  /** Items whose invoice is made when they are sent. */
  waitingItemIds: z.array(z.string()),
  /** Whether a claim paper for an insurer can be made. */
  mayClaim: z.boolean(),
});
export type Papers = z.infer<typeof Papers>;

/** A paper as a file: its name, and the PDF in base64. */
const PaperFile = z.object({ fileName: z.string(), pdf: z.string() });
const OrderPath = z.object({ orderId: Id });

/** The calls of papers. Papers contain name, address and power, so an e-mail address alone gives no access to them. */
export const paperContract = {
  getPapers: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/papers',
    access: 'guest',
    params: OrderPath,
    result: Papers,
  }),
  getPaper: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/papers/:paperId',
    access: 'guest',
    params: OrderPath.extend({ paperId: Id }),
    result: PaperFile,
  }),
  /**
   * An itemised paper for an insurer, with the prescriber whom the shopper names; if none is named, the field is left blank
   * to be filled in by hand.
   */
  makeClaimPaper: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/claimPaper',
    access: 'guest',
    params: OrderPath,
    body: z.object({ prescriber: text(80).default('') }),
    result: PaperFile,
  }),
  /**
   * The label of a return's parcel as a PDF, in the caller's language. Refuses with `no_label` while there is no label and
   * after the parcel was sent (RET-07).
   */
  getReturnLabelPaper: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/return/label/:groupId/paper',
    access: 'guest',
    params: OrderPath.extend({ groupId: Id }),
    result: PaperFile,
  }),
};
