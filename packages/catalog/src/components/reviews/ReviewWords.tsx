import { commaOf, intlLocale } from '@lunette/country-config';
import { Rating, useLocale } from '@lunette/ui-kit';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Review } from '../../contract/index.ts';

interface ReviewWordsProps {
  review: Review;
  /** The label for a verified buyer. */
  verified: string;
  /** What is shown between the text and its author. */
  children?: ReactNode;
}

/** What a review says: stars, text, author, place and date, and its language if it differs from that of the page. */
export function ReviewWords({ review, verified, children }: ReviewWordsProps) {
  const { language, country } = useLocale();
  const foreign = review.language === language ? undefined : review.language;
  const day = new Intl.DateTimeFormat(intlLocale(language, country), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <div className="grid content-start gap-4">
        <blockquote lang={foreign} className="grid gap-2">
          <Rating value={review.rating} />
          {review.title && (
            <b dir="auto" className="font-semibold">
              {review.title}
            </b>
          )}
          <p dir="auto" className="wrap-anywhere">
            {review.text}
          </p>
        </blockquote>
        {children}
      </div>
      <p className="text-14 text-ink-soft">
        <span className="font-medium text-ink">
          {[review.author, review.place].filter(Boolean).join(commaOf(language))}
        </span>
        {review.verified && (
          <span className="ms-2 inline-flex items-center gap-1 align-bottom text-good">
            <BadgeCheck aria-hidden size={16} />
            {verified}
          </span>
        )}
        <br />
        <time dateTime={review.date}>{day.format(new Date(`${review.date.slice(0, 10)}T00:00:00Z`))}</time>
        {foreign && (
          <span className="ms-2">{new Intl.DisplayNames(language, { type: 'language' }).of(foreign)}</span>
        )}
      </p>
    </>
  );
}
