import { z } from 'zod';

const Client = z.enum(['desktop', 'mobilesite']);

/**
 * The bags that a sign-in has merged, and from which bag each line came. The cart has it until the merge is undone or its
 * notice is closed.
 */
export const CartMerge = z.object({
  id: z.string(),
  /** The storefront where the guest's bag was filled; `isThisDevice` says whether the calling session filled it. */
  client: Client,
  isThisDevice: z.boolean(),
  /** The other storefront, if all lines of the account were added there; null if that is not certain. */
  otherClient: Client.nullable(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      from: z.enum(['device', 'account', 'both']),
      addedAt: z.string(),
      /**
       * For a line that was in both bags: the pieces of each, and the pieces of both together, as far as they were in
       * stock.
       */
      pieces: z
        .object({ device: z.number().int(), account: z.number().int(), together: z.number().int() })
        .nullable(),
    }),
  ),
});
export type CartMerge = z.infer<typeof CartMerge>;
