import { ColourSwatches } from '@lunette/ui-kit';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { ProductLink } from './ProductLink.tsx';

/** The colours in which a model is sold; each leads to its own page. */
export function ColourSection({ product }: { product: Product }) {
  const t = useProductText();
  if (product.colours.length === 0) return null;
  return (
    <section className="grid gap-2.5 border-b border-line py-4" aria-label={t('product.colour')}>
      <p className="text-14">
        <span className="text-ink-soft">{t('product.colour')}</span>{' '}
        <b className="font-semibold">{product.frameColour}</b>
      </p>
      {product.colours.length > 1 && (
        <ColourSwatches
          label={t('product.colour')}
          colours={product.colours}
          chosen={[product.id]}
          link={ProductLink}
        />
      )}
    </section>
  );
}
