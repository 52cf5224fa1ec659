/** The names of brands as cards show them, where Stripe writes them differently. */
const NAMES: Record<string, string> = {
  amex: 'American Express',
  eftpos_au: 'Eftpos Australia',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  union_pay: 'UnionPay',
  unknown: 'Card',
  other: 'Card',
};

/** The name of a card's brand for its owner: `american_express` is American Express. */
export function cardName(brand: string): string {
  return NAMES[brand] ?? brand.split('_').map(capital).join(' ').slice(0, 40);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
