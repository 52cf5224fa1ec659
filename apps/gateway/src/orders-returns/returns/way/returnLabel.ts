import type { returnContract } from '@lunette/orders-returns/contract';
import type { Result } from '@lunette/api-client/contract';
import QRCode from 'qrcode';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { WholeReturn } from '../orderReturns.ts';

type Label = Result<typeof returnContract.getReturnLabel>;

/** The label of a group's parcel (RET-07); refuses a group of claims, of which nothing is sent. */
export function returnLabel({ country }: Order, group: readonly WholeReturn[], t: Translate): Label {
  const parcel = group.find(({ kind }) => kind === 'parcel');
  if (!parcel) throw refuse(404, 'return_not_found', 'returns.not-found');
  const code = `R${parcel.groupId}`;
  const before = parcel.status === 'requested' || parcel.status === 'approved';
  return {
    groupId: parcel.groupId,
    status: before ? 'pending' : parcel.status === 'label' ? 'ready' : 'used',
    code,
    qr: qrPath(code),
    address: t(`returns.warehouse.${country}`),
  };
}

/** A QR code as the path of a drawing: one row of squares after the other. */
function qrPath(text: string): Label['qr'] {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from({ length: size * size }, (_, at) =>
    data[at] ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}
