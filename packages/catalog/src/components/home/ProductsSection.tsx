import { ArrowLink, GoodsGrid } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HomeSection, ProductCard as Card } from '../../contract/index.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { LazyCarousel } from './lazy/LazyHomeParts.tsx';

type Products = Extract<HomeSection, { type: 'products' }>;

/** A card in a row of four is 302 px wide, and its picture has 83.6% of that width. */
const SIZES = '(width >= 67.5rem) 253px, (width >= 45rem) 26vw, 42vw';

/** Props of `ProductsSection`. */
export interface ProductsSectionProps {
  section: Products;
  heart?: (product: Card) => ReactNode;
}

/** A row of goods with a link to all of them. */
export function ProductsSection({
  section: { title, action, products, catIds },
  heart,
}: ProductsSectionProps) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 tablet:mb-8">
        <h2 className="display text-36">{title}</h2>
        <ArrowLink as={Link} to={action.url} className="flex-none">
          {action.label}
        </ArrowLink>
      </div>
      <GoodsGrid columns={4}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={SIZES} heart={heart?.(product)} />
        ))}
      </GoodsGrid>
      {catIds && <LazyCarousel label={title} catIds={catIds} sizes={SIZES} heart={heart} />}
    </>
  );
}
