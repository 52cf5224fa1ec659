import { Price, VisuallyHidden } from '@lunette/ui-kit';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { discountOf, priceNamed } from '../../rules/price.ts';
import { sellingPrice } from '../lenses/lensChoice.ts';

/** The price, the market price struck, and what is saved in words (PDP-15). */
export function ProductPrice({ product, note }: { product: Product; note?: string }) {
  const t = useProductText();
  const { currencyCode, prices } = product;
  const market = priceNamed(prices, 'market');
  const saved = discountOf(prices);
  return (
    <div className="mt-3.5">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Price className="display text-28" amount={{ value: sellingPrice(product), currencyCode }} />
        {market && saved > 0 && (
          <>
            <span>
              <VisuallyHidden>{t('product.market-price')} </VisuallyHidden>
              <s className="text-ink-soft">
                <Price amount={{ value: market.price, currencyCode }} />
              </s>
            </span>
            <span className="text-14 font-semibold text-sale">
              {t.rich('product.save', {
                amount: <Price key="amount" amount={{ value: saved, currencyCode }} />,
              })}
            </span>
          </>
        )}
      </p>
      {note && <p className="text-14 text-ink-soft">{note}</p>}
    </div>
  );
}
