import type { returnContract } from '@lunette/orders-returns/contract';
import type { Result } from '@lunette/api-client/contract';
import { encode } from 'uqr';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { returnNotFound } from '../changeReturn.ts';
import type { WholeReturn } from '../orderReturns.ts';
import { mayDo } from '../state/returnStates.ts';

type Label = Result<typeof returnContract.getReturnLabel>;

/** The label of a group's parcel (RET-07). */
export function returnLabel({ country }: Order, parcel: WholeReturn, t: Translate): Label {
  const code = labelCode(parcel);
  const before = parcel.status === 'requested' || parcel.status === 'approved';
  return {
    groupId: parcel.groupId,
    status: before ? 'pending' : mayDo('print_label', parcel.status) ? 'ready' : 'used',
    code,
    qr: qrPath(code),
    address: t(`returns.warehouse.${country}`),
  };
}

/** The parcel of a group of an order's returns; refuses a group of claims, for which nothing is sent. */
export function parcelOf(returns: readonly WholeReturn[], groupId: string): WholeReturn {
  const parcel = returns.find(
    (wholeReturn) => wholeReturn.groupId === groupId && wholeReturn.kind === 'parcel',
  );
  if (!parcel) throw returnNotFound();
  return parcel;
}

/** The text in the code of a label, which is scanned where the parcel is handed over. */
export function labelCode({ groupId }: Pick<WholeReturn, 'groupId'>): string {
  return `R${groupId}`;
}

/** A QR code as the path of an SVG, one row of squares after the other. */
function qrPath(text: string): Label['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
