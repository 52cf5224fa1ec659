import { Dialog, GoodsPicture, IconButton, Num } from '@lunette/ui-kit';
import { ArrowLeft, ArrowRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useProductText } from '../../productText.ts';
import type { Slide } from './gallerySlides.ts';
import { useZoom } from './useZoom.ts';
import { useZoomKeys } from './useZoomKeys.ts';

export interface PictureZoomProps {
  name: string;
  slides: readonly Slide[];
  open: boolean;
  /** Which picture is shown first. */
  at: number;
  onClose: () => void;
}

/** The pictures as large as there is room for, one at a time, to look at closely with fingers, mouse or keys. */
export function PictureZoom({ name, slides, open, at, onClose }: PictureZoomProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} width={1240}>
      <ZoomedPictures slides={slides} first={at} />
    </Dialog>
  );
}

function ZoomedPictures({ slides, first }: { slides: readonly Slide[]; first: number }) {
  const t = useProductText();
  const zoom = useZoom(slides.length, first);
  const { at, go, view, stageProps, zoomIn, zoomOut } = zoom;
  useZoomKeys(zoom);
  const slide = slides[at];
  if (!slide) return null;
  return (
    <div className="grid gap-3">
      <div
        {...stageProps}
        className="grid cursor-zoom-in touch-none items-center overflow-hidden rounded-control bg-ground select-none max-tablet:h-[56dvh]"
      >
        <div style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
          <GoodsPicture
            src={slide.url}
            alt={slide.alt}
            sizes={view.scale > 1 ? '2400px' : '(width >= 45rem) 1192px, 800px'}
            className="pointer-events-none aspect-[25/12] [&>img]:w-full [&>img]:translate-none"
          />
        </div>
      </div>
      <div className="flex items-center justify-between gap-1">
        <IconButton label={t('product.zoom.previous')} aria-disabled={at === 0} onClick={() => go(-1)}>
          <ArrowLeft className="turns" />
        </IconButton>
        <span className="flex items-center gap-1">
          <IconButton label={t('product.zoom.out')} aria-disabled={view.scale === 1} onClick={zoomOut}>
            <ZoomOut />
          </IconButton>
          <Num className="min-w-14 text-center text-14 text-ink-soft" role="status">
            {t('product.zoom.position', { at: at + 1, count: slides.length })}
          </Num>
          <IconButton label={t('product.zoom.in')} onClick={zoomIn}>
            <ZoomIn />
          </IconButton>
        </span>
        <IconButton
          label={t('product.zoom.next')}
          aria-disabled={at === slides.length - 1}
          onClick={() => go(1)}
        >
          <ArrowRight className="turns" />
        </IconButton>
      </div>
    </div>
  );
}
