import type { HomeSection } from '../../contract/index.ts';
import { GoodsRow, ROW_SIZES, type GoodsRowProps } from '../card/GoodsRow.tsx';
import { LazyCarousel } from './lazy/LazyHomeParts.tsx';

/** Props of `ProductsSection`. */
export interface ProductsSectionProps extends Pick<GoodsRowProps, 'heart'> {
  section: Extract<HomeSection, { type: 'products' }>;
}

/** A row of goods with a link to all of them, and a carousel of further categories if the section has some. */
export function ProductsSection({
  section: { title, action, products, catIds },
  heart,
}: ProductsSectionProps) {
  return (
    <>
      <GoodsRow title={title} action={action} products={products} heart={heart} />
      {catIds && <LazyCarousel label={title} catIds={catIds} sizes={ROW_SIZES} heart={heart} />}
    </>
  );
}
