import { className, lazyDialog, Picture } from '@lunette/ui-kit';
import { useState } from 'react';
import type { Review } from '../../contract/index.ts';

const ReviewPictureZoom = lazyDialog(async () => (await import('./ReviewPictureZoom.tsx')).ReviewPictureZoom);

/** The texts of reviews and their pictures, which the product page and the page of all reviews load apart. */
export interface ReviewTexts {
  /** The label for a verified buyer. */
  verified: string;
  /** The title above the pictures. */
  pictures: string;
  /** The name of one picture of an author. */
  picture: (author: string, number: number) => string;
}

/** A picture with its review. */
export interface ShownPicture {
  url: string;
  alt: string;
  review: Review;
}

interface ReviewPicturesProps {
  reviews: readonly Review[];
  texts: ReviewTexts;
  /** Whether the pictures are in one large row that scrolls. */
  isRow?: boolean;
}

/** The pictures of reviews; each opens enlarged beside what its review says. */
export function ReviewPictures({ reviews, texts, isRow = false }: ReviewPicturesProps) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  const shown = reviews.flatMap((review) =>
    review.pictures.map((url, index) => ({ url, alt: texts.picture(review.author, index + 1), review })),
  );
  return (
    <>
      <ul className={className('flex gap-2.5', isRow ? '-m-1 overflow-x-auto p-1' : 'flex-wrap')}>
        {shown.map(({ url, alt }, index) => (
          <li key={url} className="flex-none">
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerDown={ReviewPictureZoom.fetch}
              onClick={() => setZoomed(index)}
              className={className(
                'relative block cursor-zoom-in overflow-hidden rounded-control bg-sunk',
                isRow ? 'size-28 tablet:size-36' : 'size-20',
              )}
            >
              <Picture src={url} alt={alt} loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <ReviewPictureZoom
        open={zoomed !== null}
        onClose={() => setZoomed(null)}
        texts={texts}
        pictures={shown}
        first={zoomed ?? 0}
      />
    </>
  );
}
