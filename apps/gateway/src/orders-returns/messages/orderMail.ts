import { discountKind, isSent, taxRows } from '@lunette/cart/rules';
import type { Mail } from '../../platform/messages/messages.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { addressLine, formatDate, formatMoney, fromMinor } from '@lunette/country-config';
import { html, ltr, mailLink, mailPage, type Html } from '../../platform/messages/mailPage.ts';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { isPowerUnread } from '../power/openPower.ts';
import type { PowerMessage } from '../power/powerMessage.ts';

interface OrderWords {
  order: Order;
  items: StoredItem[];
  /** The name of the payment method. */
  paid: string;
  /** The title of the row of its payment fee; null if it has no fee. */
  fee: string | null;
  /** The page of the order. */
  url: string;
  /** The request for a missing power; null if no item waits for one. */
  power: PowerMessage | null;
  t: Translate;
}

/** The e-mail that confirms an order, as a page and as plain text. */
export function orderMail(words: OrderWords): Mail {
  const { order, items, paid, url, power, t } = words;
  const heading = t('orders.mail-heading', { name: order.address.firstName });
  const isParcel = hasParcel(items);
  const arrives = isParcel
    ? [t('orders.mail-arrives', { date: formatDate(order.deliveryDate, order.language, order.country) })]
    : [];
  const late = order.expiredAt ? [t('orders.mail-late')] : [];
  const unread = items.filter(
    (item) => item.details.powerRequired === 'POWER_REQUIRED' && isPowerUnread(item),
  );
  const notes = [
    ...late,
    ...unread.map(({ details }) => t('orders.read-waits', { name: details.modelName || details.name })),
  ];
  const number = t('orders.mail-number', { orderId: order.id });
  const address = addressLine(order.address, order.language);
  const hasLenses = items.some(({ details }) => lensPackageOf(details) !== null);
  const cancel = isParcel ? [t('orders.mail-cancel', { lenses: hasLenses ? 'yes' : 'no' })] : [];
  const rows = rowsOf(words);
  return {
    to: order.address.email,
    subject: t('orders.mail-subject', { orderId: order.id }),
    text: [
      heading,
      '',
      number,
      ...arrives,
      ...notes,
      '',
      ...(power ? [power.waits, `${power.action}: ${power.url}`, ''] : []),
      ...rows.map(({ label, amount }) => `${label}: ${amount}`),
      paid,
      '',
      t('orders.mail-address'),
      address,
      '',
      ...cancel,
      `${t('orders.mail-look')}: ${url}`,
    ].join('\n'),
    html: mailPage(order.language, heading, [
      html`<p style="margin:${isParcel ? '0' : '0 0 24px'}">${number}</p>`,
      ...[...arrives, ...notes].map((text) => html`<p style="margin:0 0 24px">${text}</p>`),
      ...(power
        ? [
            html`<p style="margin:0 0 8px">${power.waits}</p>
              <p style="margin:0 0 24px">
                <a href="${power.url}" style="color:#0B6E6E">${power.action}</a>
              </p>`,
          ]
        : []),
      html`<table role="presentation" style="width:100%;border-collapse:collapse">
        ${rows.map(rowHtml)}
      </table>`,
      html`<p class="soft" style="margin:8px 0 24px;color:#57534B">${paid}</p>`,
      html`<p class="soft" style="margin:0;color:#57534B">${t('orders.mail-address')}</p>
        <p style="margin:0 0 24px">${address}</p>`,
      ...cancel.map((text) => html`<p style="margin:0 0 24px">${text}</p>`),
      mailLink({ text: t('orders.mail-look'), url }),
    ]),
  };
}

/** The text message that confirms an order. */
export function orderSms({ order, items, power, t }: Omit<OrderWords, 'paid' | 'fee' | 'url'>): string {
  const date = formatDate(order.deliveryDate, order.language, order.country);
  const placed = t(hasParcel(items) ? 'orders.sms' : 'orders.sms-at-once', { orderId: order.id, date });
  const text = order.expiredAt ? `${placed} ${t('orders.mail-late')}` : placed;
  return power ? `${text} ${power.sms}` : text;
}

/** Whether goods are sent: a membership alone is there at once, and is cancelled by telephone only. */
function hasParcel(items: StoredItem[]): boolean {
  return items.some(({ details }) => isSent([details]));
}

interface Row {
  label: string;
  note: string;
  amount: string;
  strong: boolean;
}

function rowsOf({ order, items, fee, t }: OrderWords): Row[] {
  const money = (minor: number) => formatMoney(fromMinor(minor, order.currencyCode));
  const { discounts, shipping, paymentFee, taxIncluded } = order.totals;
  const row = (label: string, minor: number, note = ''): Row => ({
    label,
    note,
    amount: money(minor),
    strong: false,
  });
  const taxes = taxRows(order.totals)
    .filter(({ amount }) => amount > 0)
    .map(({ percent, amount, parts }) => ({
      ...row(taxLabel(order, percent, t), amount),
      note: parts.map((part) => t('orders.mail-tax-part', part)).join(' + '),
    }));
  return [
    ...items.map(({ details, quantity }) => ({
      ...row(quantity > 1 ? `${details.name} × ${quantity}` : details.name, details.unitMinor * quantity),
      note: details.options.map(({ name }) => name).join(' · '),
    })),
    ...discounts.map((discount) => row(t(`cart.discount-${discountKind(discount)}`), -discount.amount)),
    shipping === 0
      ? { ...row(t('orders.mail-shipping'), 0), amount: t('orders.mail-free') }
      : row(t('orders.mail-shipping'), shipping),
    ...(paymentFee > 0 && fee ? [row(fee, paymentFee)] : []),
    ...(taxIncluded ? [] : taxes),
    { ...row(t('orders.mail-total'), order.total), strong: true },
    ...(taxIncluded ? taxes : []),
  ];
}

function taxLabel({ totals: { taxIncluded, salesTax } }: Order, percent: number, t: Translate): string {
  return t(taxIncluded ? 'orders.mail-tax-included' : 'orders.mail-tax', {
    percent,
    place: salesTax?.place ?? '',
  });
}

function rowHtml({ label, note, amount, strong }: Row): Html {
  const weight = strong ? '600' : '400';
  const below =
    note === '' ? [] : [html`<br /><span class="soft" style="color:#57534B;font-size:14px">${note}</span>`];
  return html`<tr>
    <td class="line" style="padding:8px 0;border-bottom:1px solid #E4DFD5;font-weight:${weight}">
      ${label}${below}
    </td>
    <td
      class="line"
      style="padding:8px 0;border-bottom:1px solid #E4DFD5;font-weight:${weight};text-align:end;vertical-align:top"
    >
      ${ltr(amount)}
    </td>
  </tr>`;
}
