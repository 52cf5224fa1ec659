import { commaOf, intlLocale } from '@lunette/country-config';
import { Rating, useLocale } from '@lunette/ui-kit';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Review } from '../../contract/index.ts';

interface ReviewCardProps {
  review: Review;
  /** The label for a verified buyer. */
  verified: string;
  /** The goods that the review is about, if that is not clear from the page. */
  children?: ReactNode;
}

/** A review: stars, text, author, place and date, and its language if it differs from that of the page. */
export function ReviewCard({ review, verified, children }: ReviewCardProps) {
  const { language, country } = useLocale();
  const foreign = review.language === language ? undefined : review.language;
  const day = new Intl.DateTimeFormat(intlLocale(language, country), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li className="grid content-between gap-4 border-t border-ink pt-5">
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
      {children}
    </li>
  );
}
