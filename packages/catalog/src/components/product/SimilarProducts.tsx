import { GoodsGrid } from '@lunette/ui-kit';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { ProductCard } from '../card/ProductCard.tsx';

/** The widths of a card in a row of four. */
export const CARD_SIZES = '(width >= 67.5rem) 302px, (width >= 45rem) 33vw, 50vw';

/** Four similar products; for a frame, frames of the same width in other shapes. */
export function SimilarProducts({ product }: { product: Product }) {
  const t = useProductText();
  if (product.similar.length === 0) return null;
  return (
    <section className="later pt-16 tablet:pt-24">
      <h2 className="display mb-5 text-28 tablet:mb-8">
        {t(product.measures ? 'product.similar.width' : 'product.similar.kind')}
      </h2>
      <GoodsGrid columns={4}>
        {product.similar.slice(0, 4).map((card) => (
          <ProductCard key={card.id} product={card} sizes={CARD_SIZES} />
        ))}
      </GoodsGrid>
    </section>
  );
}
