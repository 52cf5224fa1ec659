import { lazyPart, Segmented, Skeleton } from '@lunette/ui-kit';
import { Suspense, useState, type ComponentType } from 'react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { ProductGallery } from './ProductGallery.tsx';

const ThreeSixtyView = lazyPart(async () => (await import('./ThreeSixtyView.tsx')).ThreeSixtyView, {
  Waiting: () => <Skeleton className="w-full" />,
});

/** Props of `ProductViews`. */
export interface ProductViewsProps {
  product: Product;
  /** The try-on of the frame; it is loaded when it is opened. */
  tryOn?: ComponentType<{ productId: string; name: string }> | undefined;
}

/** The pictures of a product and, for glasses, a switch to the 360-degree view and the try-on in the same place. */
export function ProductViews({ product, tryOn: TryOn }: ProductViewsProps) {
  const t = useProductText();
  const [view, setView] = useState<'photos' | 'turn' | 'face'>('photos');
  const { id, sku, modelName, measures, hasThreeSixty } = product;
  const options = [
    { value: 'photos' as const, label: t('product.views.photos') },
    ...(hasThreeSixty ? [{ value: 'turn' as const, label: t('product.views.turn') }] : []),
    ...(TryOn && measures ? [{ value: 'face' as const, label: t('product.views.face') }] : []),
  ];
  if (options.length === 1) return <ProductGallery key={id} product={product} />;
  const shown = options.some(({ value }) => value === view) ? view : 'photos';
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Segmented
        className="justify-self-start max-tablet:mt-3"
        label={t('product.views')}
        value={shown}
        onChange={setView}
        options={options}
      />
      {shown === 'photos' ? (
        <ProductGallery key={id} product={product} />
      ) : (
        <>
          {/* As high as the picture that it replaces; the other pictures are shown if there is space for them. */}
          <div className="grid items-center *:[grid-area:1/1] before:[grid-area:1/1] max-tablet:before:h-[100vi] tablet:before:aspect-[4/3]">
            {shown === 'turn' && <ThreeSixtyView key={sku} sku={sku} name={modelName} />}
            {shown === 'face' && TryOn && (
              <Suspense fallback={<Skeleton className="w-full" />}>
                <TryOn productId={id} name={modelName} />
              </Suspense>
            )}
          </div>
          <div className="max-tablet:hidden">
            <ProductGallery key={id} product={product} afterFirst />
          </div>
        </>
      )}
    </div>
  );
}
