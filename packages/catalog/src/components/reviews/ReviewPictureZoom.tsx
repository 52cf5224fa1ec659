import { Carousel, Dialog, Picture, useCarousel } from '@lunette/ui-kit';
import type { ReviewTexts, ShownPicture } from './ReviewPictures.tsx';
import { ReviewWords } from './ReviewWords.tsx';

/** Props of `ReviewPictureZoom`. */
export interface ReviewPictureZoomProps {
  open: boolean;
  onClose: () => void;
  texts: ReviewTexts;
  pictures: readonly ShownPicture[];
  /** The index of the picture that is shown first. */
  first: number;
}

/** A dialog with the enlarged pictures of reviews, one at a time, and what the review of the shown picture says. */
export function ReviewPictureZoom({ open, onClose, texts, ...shown }: ReviewPictureZoomProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.pictures} width={880}>
      <ZoomedPictures texts={texts} {...shown} />
    </Dialog>
  );
}

function ZoomedPictures({
  texts,
  pictures,
  first,
}: Pick<ReviewPictureZoomProps, 'texts' | 'pictures' | 'first'>) {
  const carousel = useCarousel(pictures.length, { first });
  const review = pictures[carousel.at]?.review;
  return (
    <div className="grid gap-5">
      <Carousel label={texts.pictures} state={carousel}>
        {pictures.map(({ url, alt }) => (
          <div key={url} className="relative h-[52dvh] overflow-hidden rounded-control bg-sunk">
            <Picture src={url} alt={alt} className="size-full object-contain" />
          </div>
        ))}
      </Carousel>
      {review && (
        <div className="grid gap-4">
          <ReviewWords review={review} verified={texts.verified} />
        </div>
      )}
    </div>
  );
}
