import { Star } from 'lucide-react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { useLocale } from '../../text/useLocale.ts';

export interface RatingProps {
  /** 0 to 5; halves round to the nearest star. */
  value: number;
  className?: string;
}

/** Five stars as one picture, read as "4.7 of 5 stars". */
export function Rating({ value, className }: RatingProps) {
  const t = useText();
  const { number } = useLocale();
  return (
    <span
      role="img"
      aria-label={t('ui.stars', { rating: number(value) })}
      className={join('stars', className)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={star <= Math.round(value) ? undefined : 'stars-rest'} />
      ))}
    </span>
  );
}
