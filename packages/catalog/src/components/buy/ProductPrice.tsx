import { Price, useLocale, VisuallyHidden } from '@lunette/ui-kit';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { discountOf, firstFramePrice, priceNamed } from '../../rules/price.ts';
import { sellingPrice } from '../lenses/lensChoice.ts';

/** The price, the market price struck through, and the saving as text (PDP-15). */
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
      <FirstFrameNote product={product} />
    </div>
  );
}

/**
 * The price in a first order (PDP-07). The page is the same for all shoppers; for those who have ordered before, CSS hides
 * it.
 */
function FirstFrameNote({ product: { prices, prescriptionType, currencyCode } }: { product: Product }) {
  const t = useProductText();
  const { country } = useLocale();
  const lenses = prescriptionType.flatMap(({ from }) => (from && from.value >= 0 ? [from.value] : []));
  const firstBuy = priceNamed(prices, 'firstBuy')?.price ?? null;
  const value = firstFramePrice(
    { firstBuy, lenses: lenses.length > 0 ? Math.min(...lenses) : null },
    country,
  );
  return (
    value !== null && (
      <p className="hide-repeat text-14 font-medium text-good">
        {t.rich('product.first-frame', { price: <Price key="price" amount={{ value, currencyCode }} /> })}
      </p>
    )
  );
}
