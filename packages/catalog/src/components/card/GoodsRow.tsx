import { ArrowLink, GoodsGrid } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCard as Card } from '../../contract/index.ts';
import { ProductCard } from './ProductCard.tsx';

/** A card in a row of four is 302 px wide, and its picture has 83.6% of that width. */
export const ROW_SIZES = '(width >= 67.5rem) 253px, (width >= 45rem) 26vw, 42vw';

/** Props of `GoodsRow`. */
export interface GoodsRowProps {
  title: string;
  text?: string;
  /** The link to all of the goods. */
  action: { label: string; url: string };
  products: readonly Card[];
  /** A control over each picture, such as the heart of the wishlist. */
  heart?: ((product: Card) => ReactNode) | undefined;
  /** Renders the difference in price to goods that are exchanged; it also gets all goods of the row. */
  difference?: ((product: Card, all: readonly Card[]) => ReactNode) | undefined;
}

/** A row of goods with a heading, a sentence about them if there is one, and a link to all of them. */
export function GoodsRow({ title, text, action, products, heart, difference }: GoodsRowProps) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 tablet:mb-8">
        <div>
          <h2 className="display text-36">{title}</h2>
          {text && <p className="mt-2 max-w-text text-ink-soft">{text}</p>}
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
            sizes={ROW_SIZES}
            heart={heart?.(product)}
            difference={difference?.(product, products)}
          />
        ))}
      </GoodsGrid>
    </>
  );
}
