import { GoodsGrid } from '@lunette/ui-kit';
import { useRef } from 'react';
import { useGetLensSolutionsQuery } from '../../api/catalog.ts';
import { useProductText } from '../../productText.ts';
import { ProductCard } from '../card/ProductCard.tsx';
import { CARD_SIZES } from './SimilarProducts.tsx';
import { useNearViewport } from './useNearViewport.ts';

/** The solutions that are used with contact lenses, loaded when they are near; nothing without any, or if they fail. */
export function LensSolutions({ productId }: { productId: string }) {
  const t = useProductText();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  const { currentData } = useGetLensSolutionsQuery({ query: { productId } }, { skip: !near });
  const products = currentData?.products ?? [];
  return (
    <div ref={place}>
      {products.length > 0 && (
        <section className="pt-16 tablet:pt-24">
          <h2 className="display mb-5 text-28 tablet:mb-8">{t('product.solutions')}</h2>
          <GoodsGrid columns={4}>
            {products.slice(0, 4).map((card) => (
              <ProductCard key={card.id} product={card} sizes={CARD_SIZES} />
            ))}
          </GoodsGrid>
        </section>
      )}
    </div>
  );
}
