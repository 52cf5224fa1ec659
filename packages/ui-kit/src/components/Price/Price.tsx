import { formatMoney, type CurrencyCode } from '@lunette/country-config';
import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { useLocale } from '../../text/useLocale.ts';
import { Num } from '../Num/Num.tsx';

interface Amount {
  value: number;
  currencyCode?: CurrencyCode | undefined;
}

/** Props of `Price`. */
export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  amount: Amount;
  /** The market price: shown with a strike-through when it is higher than the price. */
  market?: Amount | null;
  /** Shows a surcharge as `+ ₹600` or a discount as `− ₹500`. */
  sign?: 'plus' | 'minus';
}

const SIGNS = { plus: '+\u00a0', minus: '−\u00a0' };

/** An amount of money, with its market price if that is higher. It inherits its size and weight. */
export function Price({ amount, market, sign, className, ...rest }: PriceProps) {
  const t = useText();
  const { country } = useLocale();
  const price = `${sign ? SIGNS[sign] : ''}${formatMoney(amount, country)}`;
  if (!market || market.value <= amount.value)
    return (
      <Num {...rest} className={className}>
        {price}
      </Num>
    );
  const was = formatMoney(market, country);
  return (
    <span {...rest} className={join('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="sr-only">{t('ui.price-and-market', { price, market: was })}</span>
      <Num aria-hidden="true">{price}</Num>
      <s aria-hidden="true" className="num font-normal text-ink-soft" dir="ltr">
        {was}
      </s>
    </span>
  );
}
