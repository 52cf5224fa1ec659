import type { PieceShare } from '@lunette/cart/rules';
import { sellerOf } from '@lunette/country-config';
import { isProvided } from '@lunette/prescription/rules';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { addTenders, totalOf } from '../../checkout/order/tenders.ts';
import type { PaperData, PaperText } from './drawPaper.ts';
import { printedNumber } from './paperNumber.ts';
import { paperBuyer, paperDate, paperMoney, paperSeller } from './paperParties.ts';
import type { StoredPaper } from './schema.ts';
import type { LanguageContext } from '../../platform/http/callContext.ts';

/** An order with its goods, their shares and its papers so far. */
interface Claimed {
  order: Order;
  items: StoredItem[];
  shares: ReadonlyMap<string, PieceShare[]>;
  papers: StoredPaper[];
  /** The name of the prescriber as the shopper typed it; empty if it is filled in by hand. */
  prescriber: string;
}

const VALUES = ['sph', 'cyl', 'axis', 'ap', 'pd', 'bc', 'dia'] as const;

/** An itemised paper for an insurer: the price paid for each item, with its prescription and prescriber. */
export function claimPaper({ language, t }: LanguageContext, claimed: Claimed): PaperData {
  const { order, items, shares, papers, prescriber } = claimed;
  const { country, placedAt, createdAt } = order;
  const money = paperMoney(order);
  const invoices = papers.filter(({ kind }) => kind === 'invoice').map(printedNumber);
  const paid = items.map(({ id, quantity }) => worthOf((shares.get(id) ?? []).slice(0, quantity)));
  return {
    language,
    title: t('papers.claim'),
    subtitle: null,
    qr: null,
    qrLabel: '',
    footer: t('papers.footer', { seller: sellerOf(country).name[language], orderId: order.id }),
    seller: paperSeller(country, language, t),
    buyer: paperBuyer(order, language, t('papers.buyer')),
    facts: [
      [t('papers.order'), { ltr: order.id }],
      [t('papers.ordered'), paperDate(placedAt ?? createdAt, country, language)],
      [t('papers.invoices'), invoices.length > 0 ? { ltr: invoices.join(', ') } : t('papers.no-invoice')],
      [t('papers.prescriber'), prescriber || t('papers.prescriber-open')],
    ],
    tables: [
      {
        title: null,
        columns: [
          { name: t('papers.goods'), wide: true, end: false },
          { name: t('papers.quantity'), wide: false, end: true },
          { name: t('papers.claim-total'), wide: false, end: true },
        ],
        rows: items.map(({ quantity, details }, at) => [
          [details.name, ...details.options.map(({ name }) => name)],
          { ltr: String(quantity) },
          { ltr: money(paid[at] ?? 0) },
        ]),
      },
      ...items.flatMap((item) => powerTable(item, t)),
    ],
    sums: [
      {
        name: t('papers.claim-total'),
        amount: money(paid.reduce((sum, amount) => sum + amount, 0)),
        strong: true,
      },
    ],
    notes: [t('papers.claim-note')],
  };
}

/** The amount paid for pieces, with all tenders together. */
function worthOf(pieces: PieceShare[]): number {
  return totalOf(addTenders(...pieces));
}

/** The table of an item's power, with the values of both eyes; none if it has no power. */
function powerTable({ prescription, details }: StoredItem, t: LanguageContext['t']): PaperData['tables'] {
  const eyes = [prescription?.right, prescription?.left];
  const values = VALUES.filter((value) => eyes.some((eye) => isProvided(eye?.[value])));
  if (!prescription || values.length === 0) return [];
  const owner = prescription.userName ? [t('papers.patient'), prescription.userName].join(': ') : null;
  return [
    {
      title: [t('papers.power', { name: details.modelName }), owner]
        .filter((part) => part !== null)
        .join(' · '),
      columns: [
        { name: t('papers.eye'), wide: true, end: false },
        ...values.map((value) => ({ name: t(`papers.${value}`), wide: false, end: true })),
      ],
      rows: eyes.map((eye, at): PaperText[] => [
        t(at === 0 ? 'papers.right' : 'papers.left'),
        ...values.map((value) => ({ ltr: eye?.[value] ?? '–' })),
      ]),
    },
  ];
}
