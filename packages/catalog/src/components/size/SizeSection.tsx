import { inchesOf } from '@lunette/country-config';
import { fitFor } from '@lunette/frame-model';
import { Chip, Num, Tag, useLocale } from '@lunette/ui-kit';
import { Check } from 'lucide-react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { BoxingSize } from './BoxingSize.tsx';
import { ProductLink } from '../product/ProductLink.tsx';

/** Props of `SizeSection`. */
export interface SizeSectionProps {
  product: Product;
  /** The width of the shopper's face in millimetres, if known. */
  faceWidth?: number | undefined;
}

/**
 * The size of a frame: its name, figures and width, and whether it fits a known face. If there are several sizes, each has
 * its width beside it.
 */
export function SizeSection({ product, faceWidth }: SizeSectionProps) {
  const t = useProductText();
  const { country, number } = useLocale();
  const { measures, sizes } = product;
  if (!measures) return null;
  const label = sizes.find(({ id }) => id === product.id)?.label;
  const fit = faceWidth === undefined ? null : fitFor(faceWidth, measures.frameWidth);
  const widthOf = (mm: number) => t('product.millimetres', { mm, country, inches: number(inchesOf(mm)) });
  return (
    <section className="grid gap-2.5 py-4" aria-label={t('product.size')}>
      <div className="flex items-center justify-between gap-3">
        <p className="text-14">
          <span className="text-ink-soft">{t('product.size')}</span>{' '}
          <b className="font-semibold">
            {label && `${label} · `}
            <BoxingSize {...measures} />
          </b>
          {sizes.length <= 1 && (
            <>
              {' · '}
              <Num>{widthOf(measures.frameWidth)}</Num>
            </>
          )}
        </p>
        {fit === 'your-size' && (
          <Tag tone="fit" icon={<Check />}>
            {t('product.fit.yours')}
          </Tag>
        )}
      </div>
      {sizes.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {sizes.map((size) => (
            <Chip
              key={size.id}
              as={ProductLink}
              to={size.url}
              aria-current={size.id === product.id ? 'true' : undefined}
            >
              {size.label} · <Num>{widthOf(size.frameWidth)}</Num>
              {!size.inStock && ` · ${t('product.stock.out')}`}
            </Chip>
          ))}
        </div>
      )}
    </section>
  );
}
