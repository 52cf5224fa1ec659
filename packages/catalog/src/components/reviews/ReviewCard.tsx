import type { ReactNode } from 'react';
import type { Review } from '../../contract/index.ts';
import { ReviewPictures, type ReviewTexts } from './ReviewPictures.tsx';
import { ReviewWords } from './ReviewWords.tsx';

interface ReviewCardProps {
  review: Review;
  texts: ReviewTexts;
  /** The goods that the review is about, if that is not clear from the page. */
  children?: ReactNode;
}

/** A review with its pictures, which open enlarged. */
export function ReviewCard({ review, texts, children }: ReviewCardProps) {
  return (
    <li className="grid content-between gap-4 border-t border-ink pt-5">
      <ReviewWords review={review} verified={texts.verified}>
        {review.pictures.length > 0 && <ReviewPictures reviews={[review]} texts={texts} />}
      </ReviewWords>
      {children}
    </li>
  );
}
