import { ColourSwatches } from '@lunette/ui-kit';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { ProductLink } from './ProductLink.tsx';

/** The colours of a model, each with a link to its page. For goods without colours, the name of this pack. */
export function ColourSection({ product }: { product: Product }) {
  const t = useProductText();
  if (product.colours.length === 0) return <Variant product={product} />;
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

/** The attribute that distinguishes this pack from others (`Pack 90 lenses`), with the gateway's name for it. */
function Variant({ product: { specifications, frameColour } }: { product: Product }) {
  const attribute = specifications.flatMap(({ items }) => items).find(({ value }) => value === frameColour);
  if (!attribute) return null;
  return (
    <p className="border-b border-line py-4 text-14">
      <span className="text-ink-soft">{attribute.name}</span>{' '}
      <b className="font-semibold">{attribute.value}</b>
    </p>
  );
}
