import { Dialog, GoodsPicture } from '@lunette/ui-kit';
import type { Slide } from './gallerySlides.ts';

interface PictureZoomProps {
  name: string;
  slide: Slide | null;
  onClose: () => void;
}

/** A picture as large as there is room for; on the phone it is larger than the screen and can be moved. */
export function PictureZoom({ name, slide, onClose }: PictureZoomProps) {
  return (
    <Dialog open={slide !== null} onClose={onClose} title={name} width={1240}>
      {slide && (
        <div className="overflow-x-auto">
          <GoodsPicture
            src={slide.url}
            alt={slide.alt}
            sizes="(width >= 45rem) 1192px, 800px"
            className="aspect-[25/12] max-tablet:w-[800px] [&>img]:w-full [&>img]:translate-none"
          />
        </div>
      )}
    </Dialog>
  );
}
