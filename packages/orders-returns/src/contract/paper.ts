import { endpoint, Id, Money, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** A tax invoice or a credit note of an order. */
export const Paper = z.object({
  id: z.string(),
  /** `invoice` or `credit_note`; others may come. */
  kind: z.string(),
  number: z.string(),
  issuedAt: z.string(),
  /** The items of an invoice. */
  itemIds: z.array(z.string()),
  amount: Money,
});
export type Paper = z.infer<typeof Paper>;

export const Papers = z.object({
  papers: z.array(Paper),
  /** Items whose invoice comes when they leave. */
  waitingItemIds: z.array(z.string()),
  /** Whether a claim paper for an insurer can be made. */
  mayClaim: z.boolean(),
});
export type Papers = z.infer<typeof Papers>;

/** A paper as a file: its name, and the PDF in base64. */
const PaperFile = z.object({ fileName: z.string(), pdf: z.string() });
const OrderPath = z.object({ orderId: Id });

/** Papers contain name, address and power: the e-mail proof alone does not open them. */
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
  /** An itemised paper for an insurer, with the prescriber whom the shopper names; left empty, it is filled in by hand. */
  makeClaimPaper: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/claimPaper',
    access: 'guest',
    params: OrderPath,
    body: z.object({ prescriber: text(80).default('') }),
    result: PaperFile,
  }),
  /** The label of a return's parcel to print, in the caller's language; `no_label` while there is none, and once the parcel is sent (RET-07). */
  getReturnLabelPaper: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/return/label/:groupId/paper',
    access: 'guest',
    params: OrderPath.extend({ groupId: Id }),
    result: PaperFile,
  }),
};
