import { lazyPart } from '@lunette/ui-kit';
import { useRef } from 'react';
import { useNearViewport } from '../../product/useNearViewport.ts';
import type { CategoryCarouselProps } from './CategoryCarousel.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';

const Failed = () => null;
const Rating = lazyPart(async () => (await import('./homeParts.ts')).ShopRating, { Failed });
const Carousel = lazyPart(async () => (await import('./homeParts.ts')).CategoryCarousel, {
  Waiting: RowSkeleton,
  Failed,
});

/** The shop's rating. Its code and data are loaded when it comes near the viewport. */
export function LazyRating() {
  const place = useRef<HTMLParagraphElement>(null);
  const near = useNearViewport(place);
  return (
    <p ref={place} className="mt-2.5 mb-5 flex min-h-6 items-center gap-2 text-14 text-ink-soft tablet:mb-8">
      {near && <Rating />}
    </p>
  );
}

/** A carousel of categories. Its code and goods are loaded when it comes near the viewport. */
export function LazyCarousel(props: CategoryCarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  return (
    <div ref={place} className="mt-10 tablet:mt-14">
      {near ? (
        <Carousel {...props} />
      ) : (
        <div className="sk-still">
          <RowSkeleton />
        </div>
      )}
    </div>
  );
}
