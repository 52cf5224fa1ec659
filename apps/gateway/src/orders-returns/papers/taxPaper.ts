import { countryName, sellerOf } from '@lunette/country-config';
import { renderSVG } from 'uqr';
import type { Order } from '../../checkout/order/schema.ts';
import type { PaperData, PaperText } from './drawPaper.ts';
import { paperBuyer, paperDate, paperMoney, paperSeller } from './paperParties.ts';
import { printedNumber } from './paperNumber.ts';
import { saudiCode } from './saudiCode.ts';
import type { PaperContent, PaperLine, StoredPaper } from './schema.ts';
import type { LanguageContext } from '../../platform/http/callContext.ts';

/** An invoice or a credit note in the language of its reader. */
export function taxPaper({ language, t }: LanguageContext, order: Order, paper: StoredPaper): PaperData {
  const { country, kind, content, issuedAt } = paper;
  const money = paperMoney(order);
  const title = t(`papers.${kind}`, { country });
  const facts: PaperData['facts'] = [
    [t(`papers.${kind}-number`), { ltr: printedNumber(paper) }],
    [t('papers.date'), paperDate(issuedAt, country, language)],
    [t('papers.order'), { ltr: order.id }],
    ...(content.invoices.length > 0
      ? [[t('papers.for-invoices'), { ltr: content.invoices.join(', ') }] as [string, PaperText]]
      : []),
    ...(country === 'IN' && order.address.state
      ? [[t('papers.place-of-supply'), order.address.state] as [string, PaperText]]
      : []),
  ];
  return {
    language,
    title,
    subtitle: country === 'SA' && language === 'en' ? SAUDI_TITLES[kind] : null,
    qr: country === 'SA' ? renderSVG(codeOf(paper), { border: 0 }) : null,
    qrLabel: t('papers.code'),
    footer: t('papers.footer', { seller: sellerOf(country).name[language], orderId: order.id }),
    seller: paperSeller(country, language, t),
    buyer: paperBuyer(order, language, t('papers.buyer')),
    facts,
    tables: [...linesTable(paper, order, t), ...taxTable(paper, order, t)],
    sums: sumsOf(paper, money, t),
    notes: [
      t(content.taxIncluded ? 'papers.tax-included' : 'papers.tax-added'),
      ...(country === 'IN' ? [t('papers.reverse-charge')] : []),
      t('papers.by-computer', { country: countryName(country, language) }),
    ],
  };
}

/** Saudi law requires these titles in Arabic, also on a paper in another language. */
const SAUDI_TITLES = { invoice: 'فاتورة ضريبية مبسطة', credit_note: 'إشعار دائن مبسط' } as const;

function codeOf({ country, content, issuedAt }: StoredPaper): string {
  const { name, taxNumber } = sellerOf(country);
  const decimal = (minor: number) => (minor / 100).toFixed(2);
  return saudiCode({
    seller: name.ar,
    taxNumber,
    at: issuedAt,
    total: decimal(content.total),
    tax: decimal(taxOf(content)),
  });
}

function taxOf({ taxLines }: PaperContent): number {
  return taxLines.reduce((sum, { amount }) => sum + amount, 0);
}

function linesTable(
  { country, content }: StoredPaper,
  order: Order,
  t: LanguageContext['t'],
): PaperData['tables'] {
  if (content.lines.length === 0) return [];
  const money = paperMoney(order);
  const isIndia = country === 'IN';
  const wide = (name: string) => ({ name, wide: true, end: false });
  const end = (name: string) => ({ name, wide: false, end: true });
  const columns = [
    wide(t('papers.goods')),
    ...(isIndia ? [end(t('papers.hsn'))] : []),
    end(t('papers.quantity')),
    end(t('papers.price')),
    end(t('papers.discount')),
    end(t('papers.delivery')),
    end(t('papers.tax', { country })),
    end(t('papers.amount')),
  ];
  const rows = content.lines.map((line) => [
    [line.name, ...line.options],
    ...(isIndia ? [{ ltr: line.hsn }] : []),
    { ltr: String(line.quantity) },
    { ltr: money(line.price) },
    { ltr: line.discount ? money(-line.discount) : '–' },
    { ltr: line.delivery ? money(line.delivery) : '–' },
    taxCell(line, money),
    { ltr: money(line.total) },
  ]);
  return [{ title: null, columns, rows }];
}

function taxCell({ percent, tax }: PaperLine, money: (minor: number) => string): PaperText[] {
  return [{ ltr: money(tax) }, { ltr: `${percent}%` }];
}

function taxTable(
  { country, content }: StoredPaper,
  order: Order,
  t: LanguageContext['t'],
): PaperData['tables'] {
  if (content.taxLines.length === 0) return [];
  const money = paperMoney(order);
  const column = (name: string, wide = false) => ({ name, wide, end: !wide });
  return [
    {
      title: t('papers.tax-by-rate', { country }),
      columns: [
        column(t('papers.rate'), true),
        column(t('papers.taxed')),
        column(t('papers.tax', { country })),
      ],
      rows: content.taxLines.map(({ percent, taxed, amount, parts }) => [
        [
          { ltr: `${percent}%` },
          ...parts.map((part) => ({ ltr: `${part.name} ${part.percent}%: ${money(part.amount)}` })),
        ],
        { ltr: money(taxed) },
        { ltr: money(amount) },
      ]),
    },
  ];
}

function sumsOf(
  { country, kind, content }: StoredPaper,
  money: (minor: number) => string,
  t: LanguageContext['t'],
): PaperData['sums'] {
  const { taxIncluded, tenders, total, lines } = content;
  const sum = (key: 'price' | 'discount' | 'delivery') => lines.reduce((all, line) => all + line[key], 0);
  const row = (name: string, minor: number) => ({ name, amount: money(minor), strong: false });
  const tax = row(t(taxIncluded ? 'papers.of-which-tax' : 'papers.tax', { country }), taxOf(content));
  const goods = [
    row(t('papers.goods'), sum('price')),
    ...(sum('discount') ? [row(t('papers.discount'), -sum('discount'))] : []),
    ...(sum('delivery') ? [row(t('papers.delivery'), sum('delivery'))] : []),
  ];
  const paidBy = (['offer', 'voucher', 'credit', 'wallet', 'paid'] as const)
    .filter((tender) => tenders[tender] > 0)
    .map((tender) => row(t(`papers.${kind === 'invoice' ? 'by' : 'back-to'}-${tender}`), tenders[tender]));
  return [
    ...(lines.length > 0 ? goods : []),
    ...(taxIncluded ? [] : [tax]),
    { name: t(`papers.${kind}-total`), amount: money(total), strong: true },
    ...(taxIncluded ? [tax] : []),
    ...paidBy,
  ];
}

/** The file name of a paper. */
export function fileNameOf(paper: StoredPaper): string {
  return `${printedNumber(paper).replaceAll('/', '-')}.pdf`;
}
