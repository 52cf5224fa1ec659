import { className, GoodsPicture, lazyDialog, VisuallyHidden } from '@lunette/ui-kit';
import { useState, type UIEvent } from 'react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { slidesOf } from './gallerySlides.ts';

const PictureZoom = lazyDialog(async () => (await import('./PictureZoom.tsx')).PictureZoom);

const SIZES = {
  main: '(width >= 67.5rem) 600px, (width >= 60rem) 46vw, 84vw',
  more: '(width >= 67.5rem) 300px, (width >= 60rem) 24vw, (width >= 45rem) 42vw, 84vw',
  wide: '(width >= 67.5rem) 600px, (width >= 60rem) 46vw, 84vw',
  hinge: '(width >= 67.5rem) 850px, (width >= 60rem) 60vw, (width >= 45rem) 110vw, 240vw',
};

/** On a phone each picture fills the strip; on a computer the first one is large and the others are below it. */
const PHONE = 'max-tablet:aspect-square max-tablet:rounded-none';
const LOOK = {
  main: '[&>.dim]:text-14 max-tablet:[&>.dim]:bottom-[17%]',
  more: '',
  wide: 'tablet:aspect-[16/9]',
  // The hinge is shown 2.4 times as large, as a crop of the three-quarter view.
  hinge: '[&>img]:w-[240%] [&>img]:-left-[128%] [&>img]:right-auto [&>img]:translate-none',
};

interface ProductGalleryProps {
  product: Product;
  /** Whether to leave out the first picture, because something else is shown in its place. */
  afterFirst?: boolean;
}

/** The pictures of a product: a grid on a computer; on a phone a strip to swipe, with a dot for each picture. */
export function ProductGallery({ product, afterFirst = false }: ProductGalleryProps) {
  const t = useProductText();
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const all = slidesOf(product, t('product.gallery.hinge', { name: product.modelName }));
  const slides = afterFirst ? all.slice(1) : all;
  const pictures = all.filter(({ kind }) => kind !== 'hinge');
  const onScroll = ({ currentTarget }: UIEvent) =>
    setAt(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth)));
  return (
    <div className="relative max-tablet:-mx-gutter">
      <div
        role="group"
        aria-label={t('product.gallery.label', { name: product.modelName })}
        onScroll={onScroll}
        className="relative flex [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] tablet:grid tablet:grid-cols-2 tablet:gap-4 tablet:overflow-visible"
      >
        {slides.map((slide, index) => (
          <button
            key={slide.kind + slide.url}
            type="button"
            aria-haspopup="dialog"
            onPointerDown={PictureZoom.fetch}
            onClick={() => setZoomed(pictures.findIndex(({ url }) => url === slide.url))}
            className={className(
              'block w-full shrink-0 cursor-zoom-in snap-center max-tablet:focus-visible:-outline-offset-4',
              (slide.kind === 'main' || slide.kind === 'wide') && 'tablet:col-span-2',
            )}
          >
            <VisuallyHidden>{t('product.gallery.enlarge')} </VisuallyHidden>
            <GoodsPicture
              priority={index === 0}
              src={slide.url}
              alt={slide.alt}
              mm={slide.kind === 'main' ? product.measures?.frameWidth : null}
              sizes={SIZES[slide.kind]}
              className={className(PHONE, LOOK[slide.kind])}
            />
          </button>
        ))}
      </div>
      {slides.length > 1 && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-4 flex justify-center gap-[7px] tablet:hidden"
        >
          {slides.map((slide, index) => (
            <i
              key={slide.kind + slide.url}
              className={`size-[7px] rounded-pill ${index === at ? 'bg-[#161714]' : 'bg-[#88857B] opacity-50'}`}
            />
          ))}
        </div>
      )}
      <PictureZoom
        name={product.modelName}
        slides={pictures}
        open={zoomed !== null}
        at={zoomed ?? 0}
        onClose={() => setZoomed(null)}
      />
    </div>
  );
}
