import { ArrowLink, Carousel, GoodsGrid } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetCategoryCarouselQuery } from '../../../api/homeParts.ts';
import type { ProductCard as Card } from '../../../contract/index.ts';
import { ProductCard } from '../../card/ProductCard.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';

export interface CategoryCarouselProps {
  /** What is shown, for screen readers. */
  label: string;
  catIds: readonly string[];
  /** What an image of a card takes up of the window. */
  sizes: string;
  heart: ((product: Card) => ReactNode) | undefined;
}

/** Goods of some categories, a slide for each; where they cannot be had there is none (HOME-05). */
export function CategoryCarousel({ label, catIds, sizes, heart }: CategoryCarouselProps) {
  const asked = { params: { catIds: catIds.join(',') } };
  const { data: categories = [], isLoading } = useGetCategoryCarouselQuery(asked);
  if (isLoading) return <RowSkeleton />;
  if (categories.length === 0) return null;
  return (
    <Carousel label={label}>
      {categories.map(({ cat_id, title, url, productData }) => (
        <div key={cat_id}>
          <h3 className="mb-4 text-22">
            <ArrowLink as={Link} to={url}>
              {title}
            </ArrowLink>
          </h3>
          <GoodsGrid columns={4}>
            {productData.map((product) => (
              <ProductCard key={product.id} product={product} sizes={sizes} heart={heart?.(product)} />
            ))}
          </GoodsGrid>
        </div>
      ))}
    </Carousel>
  );
}
