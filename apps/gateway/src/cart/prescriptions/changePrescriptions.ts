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

/** Adds a prescription for glasses to the account, checked like one in the cart (RX-08). */
export async function addPrescription(
  context: Context,
  { powerType, prescription }: { powerType: AddedPowerType; prescription: Prescription },
): Promise<void> {
  refuseWithoutPower(prescription);
  refuseFaultyPower(prescription, powersOfType(powerType, context), context);
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, context.session.customerId);
    await checkPictures(tx, context, prescription);
    const own = await ownPrescriptions(tx, ownerOf(context));
    refuseTooMany(own);
    await store(tx, context, { powerType, prescription: kept(prescription, prescription.userName) });
  });
}

/**
 * Changes the name of the owner of a saved prescription. One of an order or the cart keeps its name there: the account gets
 * a copy with the new name, which is listed in its place.
 */
export async function renamePrescription(context: Context, path: SavedPath, userName: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, context.session.customerId);
    const { chosen, equal, others } = await findOwn(tx, context, path);
    const prescription = kept(chosen.prescription, userName);
    if (prescription.userName === chosen.prescription.userName) return;
    refuseWithoutPower(prescription);
    refuseTooMany(others);
    await takeOut(tx, context, equal);
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
    await takeOut(tx, context, equal);
    const pictures = equal.flatMap(({ prescription: { imageFileName, pdImageFileName } }) =>
      [imageFileName, pdImageFileName].filter((name) => name !== undefined),
    );
    await deleteUnusedPictures(tx, context.session.customerId, pictures);
  });
}

const ownerOf = ({ session, language }: Context) => ({ customerId: session.customerId, language });

/** A prescription of the caller, those that are equal to it, and all others. Another customer's is not found. */
async function findOwn(tx: Queries, context: Context, { source, prescriptionId }: SavedPath) {
  const own = await ownPrescriptions(tx, ownerOf(context));
  const chosen = own.find((one) => one.source === source && one.id === prescriptionId);
  if (!chosen) throw refuse(404, 'prescription_not_found', 'cart.prescription-not-found');
  const isEqual = ({ hash }: OwnPrescription) => hash === chosen.hash;
  return { chosen, equal: own.filter(isEqual), others: own.filter((one) => !isEqual(one)) };
}

/** Deletes equal prescriptions from the account, and hides those of orders and the cart. */
async function takeOut(tx: Queries, { session }: Context, equal: readonly OwnPrescription[]): Promise<void> {
  const { customerId } = session;
  for (const { source, id } of equal)
    if (source === 'account')
      await tx.execute(sql`DELETE FROM saved_prescription WHERE customer_id = ${customerId} AND id = ${id}`);
  const used = equal.find(({ source }) => source !== 'account');
  if (!used) return;
  await tx.execute(sql`
    DELETE FROM hidden_prescription WHERE customer_id = ${customerId} AND power_hash = ${used.hash}`);
  await tx.execute(sql`
    INSERT INTO hidden_prescription (customer_id, power_hash) VALUES (${customerId}, ${used.hash})`);
}

interface NewPrescription {
  /** The id of the prescription that it replaces. */
  id?: string | null;
  powerType: PowerType | null;
  prescription: Prescription;
  at?: Date;
}

async function store(
  tx: Queries,
  { session }: Context,
  { id = null, powerType, prescription, at = new Date() }: NewPrescription,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO saved_prescription (id, customer_id, power_type, prescription, created_at)
    VALUES (coalesce(${id}::uuid, uuidv7()), ${session.customerId}, ${powerType},
            ${JSON.stringify(prescription)}::jsonb, ${at.toISOString()})`);
}

/** A prescription as the account stores it, under a name: without labels, boxes and the mark for an eye test. */
function kept(
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

function refuseTooMany(others: readonly OwnPrescription[]): void {
  if (others.filter(({ source }) => source === 'account').length >= MOST_ADDED)
    throw refuse(409, 'too_many_prescriptions', 'cart.too-many-prescriptions', { count: MOST_ADDED });
}
