import type { AddedPowerType, PowerType, Prescription } from '@lunette/prescription/contract';
import { powerSection } from '@lunette/prescription/rules';
import { sql } from 'drizzle-orm';
import { powersOfType, refuseFaultyPower } from '../../catalog/lenses/powerCheck.ts';
import { lockCustomer } from '../../identity/account/lockCustomer.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { visibleText } from '../../platform/texts/visibleText.ts';
import { deleteUnusedPictures } from '../pictures/deleteUnusedPictures.ts';
import { checkPictures } from '../pictures/ownPictures.ts';
import { ownPrescriptions, type OwnPrescription } from './savedPrescriptions.ts';

/** The most prescriptions that an account stores besides those of its orders and its cart. */
const MOST_ADDED = 20;

type Context = CallContext<'customer'>;

/** Which saved prescription a call is about. */
interface SavedPath {
  source: OwnPrescription['source'];
  prescriptionId: string;
}

/** Adds a prescription for glasses to the account, checked like one in the cart (RX-08); returns its id. */
export async function addPrescription(
  context: Context,
  { powerType, prescription }: { powerType: AddedPowerType; prescription: Prescription },
): Promise<string> {
  refuseWithoutPower(prescription);
  refuseFaultyPower(prescription, powersOfType(powerType, context), context);
  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, context.session.customerId);
    await checkPictures(tx, context, prescription);
    return store(tx, context, { powerType, prescription: asStored(prescription, prescription.userName) });
  });
}

/**
 * Changes the name of the owner of a saved prescription. One of an order or the cart keeps its name there: the account gets
 * a copy with the new name, which is listed in its place.
 */
export async function renamePrescription(context: Context, path: SavedPath, userName: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, context.session.customerId);
    const { chosen, equal } = await findOwn(tx, context, path);
    const prescription = asStored(chosen.prescription, userName);
    if (prescription.userName === chosen.prescription.userName) return;
    refuseWithoutPower(prescription);
    await deleteOrHide(tx, context, equal);
    const { powerType, at } = chosen;
    const id = chosen.source === 'account' ? chosen.id : null;
    await store(tx, context, { id, powerType, prescription, at });
  });
}

/**
 * Removes a saved prescription from the list with all that are equal to it: one of the account is deleted with its pictures,
 * one of an order or the cart stays there.
 */
export async function removePrescription(context: Context, path: SavedPath): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, context.session.customerId);
    const { equal } = await findOwn(tx, context, path);
    await deleteOrHide(tx, context, equal);
    const pictures = equal.flatMap(({ prescription: { imageFileName, pdImageFileName } }) =>
      [imageFileName, pdImageFileName].filter((name) => name !== undefined),
    );
    await deleteUnusedPictures(tx, context.session.customerId, pictures);
  });
}

const ownerOf = ({ session, language }: Context) => ({ customerId: session.customerId, language });

/** A prescription of the caller, and those that are equal to it with itself. Another customer's is not found. */
async function findOwn(tx: Queries, context: Context, { source, prescriptionId }: SavedPath) {
  const own = await ownPrescriptions(tx, ownerOf(context));
  const chosen = own.find((one) => one.source === source && one.id === prescriptionId);
  if (!chosen) throw refuse(404, 'prescription_not_found', 'cart.prescription-not-found');
  return { chosen, equal: own.filter(({ hash }) => hash === chosen.hash) };
}

/** Deletes prescriptions of the account, and hides those of orders and the cart. */
async function deleteOrHide(
  tx: Queries,
  { session }: Context,
  own: readonly OwnPrescription[],
): Promise<void> {
  const { customerId } = session;
  for (const { source, id } of own)
    await tx.execute(
      source === 'account'
        ? sql`DELETE FROM saved_prescription WHERE customer_id = ${customerId} AND id = ${id}`
        : sql`
            INSERT INTO hidden_prescription (customer_id, source, item_id) VALUES (${customerId}, ${source}, ${id})
            ON CONFLICT DO NOTHING`,
    );
}

interface NewPrescription {
  /** The id of the prescription that it replaces. */
  id?: string | null;
  powerType: PowerType | null;
  prescription: Prescription;
  at?: Date;
}

/** Stores a prescription in the account in place of those that are equal to it, if it has room; returns its id. */
async function store(
  tx: Queries,
  context: Context,
  { id: given = null, powerType, prescription, at = new Date() }: NewPrescription,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO saved_prescription (id, customer_id, power_type, prescription, created_at)
    VALUES (coalesce(${given}::uuid, uuidv7()), ${context.session.customerId}, ${powerType},
            ${JSON.stringify(prescription)}::jsonb, ${at.toISOString()})
    RETURNING id`);
  const saved = (await ownPrescriptions(tx, ownerOf(context))).filter(({ source }) => source === 'account');
  const stored = saved.find(({ id }) => id === rows[0]?.id);
  if (!stored) throw new Error('The prescription was not stored');
  const equal = saved.filter((one) => one !== stored && one.hash === stored.hash);
  if (saved.length - equal.length > MOST_ADDED)
    throw refuse(409, 'too_many_prescriptions', 'cart.too-many-prescriptions', { count: MOST_ADDED });
  await deleteOrHide(tx, context, equal);
  return stored.id;
}

/** A prescription as the account stores it, under a name: without labels, boxes and the mark for an eye test. */
function asStored(
  { left, right, imageFileName, pdImageFileName }: Prescription,
  userName: string | undefined,
): Prescription {
  const name = visibleText(userName ?? '');
  return {
    ...(left && { left: withoutBoxes(left) }),
    ...(right && { right: withoutBoxes(right) }),
    ...(imageFileName && { imageFileName }),
    ...(pdImageFileName && { pdImageFileName }),
    ...(name && { userName: name }),
  };
}

function withoutBoxes(eye: NonNullable<Prescription['left']>): Prescription['left'] {
  return Object.fromEntries(Object.entries(eye).filter(([key]) => key !== 'boxes'));
}

function refuseWithoutPower(prescription: Prescription): void {
  if (powerSection(prescription) === 'CONTACT_FOR_POWER')
    throw refuse(422, 'power_required', 'cart.prescription-empty');
}
