import { ArrowLink, GoodsGrid } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { CollectionItem } from '../../contract/index.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import type { CollectionItemsProps } from './CollectionItems.tsx';

/** A card in a row of four is 302 px wide, and its picture has 83.6% of that width. */
const SIZES = '(width >= 67.5rem) 253px, (width >= 45rem) 26vw, 42vw';

/** Props of `GoodsItem`. */
export interface GoodsItemProps extends Pick<CollectionItemsProps, 'heart' | 'difference'> {
  item: Extract<CollectionItem, { type: 'products' }>;
}

/** A row of goods with a heading, a sentence about them and a link to their listing. */
export function GoodsItem({ item: { title, text, action, products }, heart, difference }: GoodsItemProps) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 tablet:mb-8">
        <div>
          <h2 className="display text-36">{title}</h2>
          <p className="mt-2 max-w-text text-ink-soft">{text}</p>
        </div>
        <ArrowLink as={Link} to={action.url} className="flex-none">
          {action.label}
        </ArrowLink>
      </div>
      <GoodsGrid columns={4}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes={SIZES}
            heart={heart?.(product)}
            difference={difference?.(product, products)}
          />
        ))}
      </GoodsGrid>
    </>
  );
}
