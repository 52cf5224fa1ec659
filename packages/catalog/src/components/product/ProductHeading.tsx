import { Num, Rating, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';

/** The brand, model and rating of a product, with the heart beside them. */
export function ProductHeading({ product, heart }: { product: Product; heart?: ReactNode }) {
  const t = useProductText();
  const { number } = useLocale();
  const { average, count } = product.rating;
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-14 text-ink-soft">{product.brandName}</p>
          <h1 className="display text-48 wrap-break-word rtl:mt-1.5">{product.modelName}</h1>
        </div>
        {heart}
      </div>
      {count > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-14 text-ink-soft">
          <Rating value={average} />
          <span>
            <Num>{number(average)}</Num> ·{' '}
            <a className="link" href="#reviews">
              {t('product.reviews', { count })}
            </a>
          </span>
        </p>
      )}
    </header>
  );
}
