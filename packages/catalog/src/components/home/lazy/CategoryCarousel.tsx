import { ArrowLink, Carousel, GoodsGrid } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetCategoryCarouselQuery } from '../../../api/homeParts.ts';
import type { ProductCard as Card } from '../../../contract/index.ts';
import { ProductCard } from '../../card/ProductCard.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';

/** Props of `CategoryCarousel`. */
export interface CategoryCarouselProps {
  /** The label for screen readers. */
  label: string;
  catIds: readonly string[];
  /** The `sizes` attribute of the pictures. */
  sizes: string;
  heart: ((product: Card) => ReactNode) | undefined;
}

/** A carousel with a slide of goods for each category; nothing if the categories could not be loaded (HOME-05). */
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
