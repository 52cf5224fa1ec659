import { Carousel, Dialog, GoodsPicture, IconButton, useCarousel } from '@lunette/ui-kit';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useProductText } from '../../productText.ts';
import type { Slide } from './gallerySlides.ts';
import { useZoom } from './useZoom.ts';
import { useZoomKeys } from './useZoomKeys.ts';
import type { ZoomView } from './zoomView.ts';

/** Props of `PictureZoom`. */
export interface PictureZoomProps {
  name: string;
  slides: readonly Slide[];
  open: boolean;
  /** The index of the picture that is shown first. */
  at: number;
  onClose: () => void;
}

/** A dialog with the enlarged pictures, one at a time, which can be zoomed by fingers, mouse or keys. */
export function PictureZoom({ name, slides, open, at, onClose }: PictureZoomProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} width={1240}>
      <ZoomedPictures name={name} slides={slides} first={at} />
    </Dialog>
  );
}

interface ZoomedPicturesProps {
  name: string;
  slides: readonly Slide[];
  first: number;
}

function ZoomedPictures({ name, slides, first }: ZoomedPicturesProps) {
  const t = useProductText();
  const carousel = useCarousel(slides.length, { first });
  const { at } = carousel;
  const zoom = useZoom(at);
  const { view, stageProps, zoomIn, zoomOut } = zoom;
  useZoomKeys(zoom, carousel.go);
  return (
    <div className="grid gap-1">
      <Carousel label={t('product.gallery.label', { name })} state={carousel} swipes={view.scale === 1}>
        {slides.map((slide, index) => (
          <div
            key={slide.url}
            {...(index === at && stageProps)}
            className="grid cursor-zoom-in touch-none items-center overflow-hidden rounded-control bg-ground select-none max-tablet:h-[56dvh]"
          >
            <div style={index === at ? { transform: transformOf(view) } : undefined}>
              <GoodsPicture
                src={slide.url}
                alt={slide.alt}
                sizes={index === at && view.scale > 1 ? '2400px' : '(width >= 45rem) 1192px, 800px'}
                className="pointer-events-none aspect-[25/12] [&>img]:w-full [&>img]:translate-none"
              />
            </div>
          </div>
        ))}
      </Carousel>
      <div className="flex items-center justify-center gap-1">
        <IconButton label={t('product.zoom.out')} aria-disabled={view.scale === 1} onClick={zoomOut}>
          <ZoomOut />
        </IconButton>
        <span className="min-w-14 text-center text-14 text-ink-soft" role="status">
          {t('product.zoom.position', { at: at + 1, count: slides.length })}
        </span>
        <IconButton label={t('product.zoom.in')} onClick={zoomIn}>
          <ZoomIn />
        </IconButton>
      </div>
    </div>
  );
}

const transformOf = ({ x, y, scale }: ZoomView) => `translate(${x}px, ${y}px) scale(${scale})`;
