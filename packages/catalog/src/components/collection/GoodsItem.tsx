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
      <div className="mb-5 grid gap-x-6 gap-y-2 tablet:mb-8 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-end">
        <div>
          <h2 className="display text-36">{title}</h2>
          <p className="mt-2 max-w-text text-ink-soft">{text}</p>
        </div>
        <ArrowLink as={Link} to={action.url} className="justify-self-start">
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
