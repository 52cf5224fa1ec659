import { CustomerAddress, customerAddressContract, type SavedAddress } from '@lunette/session/contract';
import { and, eq, sql } from 'drizzle-orm';
import { addressRefusals, cleanAddress } from './address.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { serve } from '../../../platform/http/serve.ts';
import { lockCustomer } from '../lockCustomer.ts';
import { addressesIn, customerAddress, savedAddresses } from './savedAddresses.ts';

const MOST = 30;

/** Mounts the addresses of the account. They are those of the store's country; each answer contains all of them. */
export function addressRoutes(gateway: Gateway): void {
  serve(gateway, customerAddressContract.getAddresses, async (_input, context) =>
    addressesOf(context.db, context),
  );

  serve(gateway, customerAddressContract.addAddress, async ({ body }, context) => {
    const { session, country, db } = context;
    const address = checked(context, body.address);
    return db.transaction(async (tx) => {
      await lockCustomer(tx, context.session.customerId);
      const { addresses } = await addressesOf(tx, context);
      if (addresses.length >= MOST)
        throw refuse(422, 'too_many_addresses', 'session.too-many-addresses', { count: MOST });
      const defaultAddress = body.defaultAddress || addresses.length === 0;
      if (defaultAddress) await clearDefault(tx, context);
      await tx
        .insert(customerAddress)
        .values({ customerId: session.customerId, country, defaultAddress, address });
      return addressesOf(tx, context);
    });
  });

  serve(gateway, customerAddressContract.updateAddress, async ({ params, body }, context) => {
    const address = checked(context, body.address);
    return context.db.transaction(async (tx) => {
      await lockCustomer(tx, context.session.customerId);
      const known = await ownAddress(tx, context, params.addressId);
      if (body.defaultAddress) await clearDefault(tx, context);
      await tx
        .update(customerAddress)
        .set({ address, defaultAddress: body.defaultAddress || known.defaultAddress })
        .where(eq(customerAddress.id, known.id));
      return addressesOf(tx, context);
    });
  });

  serve(gateway, customerAddressContract.deleteAddress, async ({ params }, context) =>
    context.db.transaction(async (tx) => {
      await lockCustomer(tx, context.session.customerId);
      const known = await ownAddress(tx, context, params.addressId);
      await tx.delete(customerAddress).where(eq(customerAddress.id, known.id));
      const { addresses } = await addressesOf(tx, context);
      const [next] = addresses;
      if (known.defaultAddress && next)
        await tx.update(customerAddress).set({ defaultAddress: true }).where(eq(customerAddress.id, next.id));
      return addressesOf(tx, context);
    }),
  );
}

const ofStore = ({ session, country }: CallContext<'customer'>) =>
  addressesIn({ customerId: session.customerId, country });

async function addressesOf(
  db: Queries,
  { session, country }: CallContext<'customer'>,
): Promise<{ addresses: SavedAddress[] }> {
  return { addresses: await savedAddresses(db, { customerId: session.customerId, country }) };
}

/** An address as it is stored, validated by the rules of the country's form (O-27). */
function checked({ country }: CallContext<'customer'>, given: CustomerAddress): CustomerAddress {
  const address = cleanAddress({ ...given, comment: '' });
  const fields = addressRefusals(address, country);
  if (Object.keys(fields).length > 0)
    throw refuse(422, 'address_invalid', 'checkout.address-invalid', {}, fields);
  return CustomerAddress.parse(address);
}

async function ownAddress(tx: Queries, context: CallContext<'customer'>, addressId: string) {
  const [found] = await tx
    .select()
    .from(customerAddress)
    .where(and(ofStore(context), eq(sql`${customerAddress.id}::text`, addressId)))
    .for('update');
  if (!found) throw refuse(404, 'address_not_found', 'session.address-not-found');
  return found;
}

async function clearDefault(tx: Queries, context: CallContext<'customer'>): Promise<void> {
  await tx.update(customerAddress).set({ defaultAddress: false }).where(ofStore(context));
}
