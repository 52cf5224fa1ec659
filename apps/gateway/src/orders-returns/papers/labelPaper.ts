import { formatDate, formatTime, sellerOf } from '@lunette/country-config';
import type { Return } from '@lunette/orders-returns/contract';
import { renderSVG } from 'uqr';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { ROUND_HOURS } from '../returns/eligibility/returnTerms.ts';
import type { WholeReturn } from '../returns/orderReturns.ts';
import { isMissed } from '../returns/mode/pickupRound.ts';
import { labelCode } from '../returns/mode/returnLabel.ts';
import { hourText } from '../returns/mode/returnModes.ts';
import type { LabelData } from './drawPaper.ts';
import { paperBuyer, paperSeller } from './paperParties.ts';
import type { LanguageContext } from '../../platform/http/callContext.ts';

/** The parcel of a return, its order with all items, and the store at which it is handed in. */
interface Labelled {
  order: Order;
  items: StoredItem[];
  parcel: WholeReturn;
  store: Return['store'];
}

/** The label of a parcel: sender and address, the code that is scanned, instructions, and the content of the parcel. */
export function labelPaper({ language, t }: LanguageContext, labelled: Labelled): LabelData {
  const { order, items, parcel } = labelled;
  const { id: orderId, country } = order;
  const code = labelCode(parcel);
  return {
    language,
    title: t('papers.label'),
    qr: renderSVG(code, { ecc: 'M', border: 0 }),
    code,
    qrLabel: t('papers.label-code'),
    footer: t('papers.footer', { seller: sellerOf(country).name[language], orderId }),
    seller: paperSeller(country, language, t),
    to: { label: t('papers.label-to'), address: t(`returns.warehouse.${country}`) },
    from: paperBuyer(order, language, t('papers.label-from')),
    how: t('papers.label-how'),
    steps: [
      t('papers.label-pack'),
      t('papers.label-fix'),
      handOverText({ language, t }, labelled),
      t('papers.label-receipt'),
    ],
    facts: [
      [t('papers.label-number'), { ltr: code }],
      [t('papers.order'), { ltr: orderId }],
      [t('papers.label-way'), t(`papers.label-way-${parcel.mode ?? 'warehouse'}`)],
    ],
    tables: [
      {
        title: t('papers.label-pieces'),
        columns: [
          { name: t('papers.goods'), wide: true, end: false },
          { name: t('papers.quantity'), wide: false, end: true },
        ],
        rows: items.flatMap(({ id, details }) => {
          const quantity = parcel.pieces.filter(({ itemId }) => itemId === id).length;
          const name = [details.name, ...details.options.map((option) => option.name)];
          return quantity > 0 ? [[name, { ltr: String(quantity) }]] : [];
        }),
      },
    ],
  };
}

/** The instructions where and when the parcel is handed over. */
function handOverText(
  { language, t }: LanguageContext,
  { order: { country }, parcel, store }: Labelled,
): string {
  const { pickupOn, pickupFrom, sendBy } = parcel;
  const day = (date: string) => formatDate(date, language, country);
  const by = { day: sendBy ? day(sendBy) : '' };
  if (isMissed(parcel)) return t('papers.label-missed');
  if (pickupOn !== null && pickupFrom !== null)
    return t('papers.label-courier', {
      day: day(pickupOn),
      from: formatTime(hourText(pickupFrom), language, country),
      to: formatTime(hourText(pickupFrom + ROUND_HOURS), language, country),
    });
  if (store) return t('papers.label-store', { ...by, store: store.name, address: store.address });
  return t('papers.label-point', by);
}
