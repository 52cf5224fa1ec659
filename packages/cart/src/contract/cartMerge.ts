import { z } from 'zod';

const Client = z.enum(['desktop', 'mobilesite']);

/** The bags that a sign-in has made one, until that is undone or its notice is closed: what came from where. */
export const CartMerge = z.object({
  id: z.string(),
  /** The storefront where the guest's bag was filled, and whether the session that asks is the one that filled it. */
  client: Client,
  isThisDevice: z.boolean(),
  /** The other storefront, where all lines of the account were added there; null where that is not certain. */
  otherClient: Client.nullable(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      from: z.enum(['device', 'account', 'both']),
      addedAt: z.string(),
      /** Of a line that both had: the pieces of each, and of both together, as far as they were in stock. */
      pieces: z
        .object({ device: z.number().int(), account: z.number().int(), together: z.number().int() })
        .nullable(),
    }),
  ),
});
export type CartMerge = z.infer<typeof CartMerge>;
