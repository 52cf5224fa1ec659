import { FieldMessage } from '@lunette/ui-kit';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useReviewText } from '../../reviewText.ts';

interface StarChoiceProps {
  rating: number | undefined;
  error?: string | undefined;
}

const STARS = [1, 2, 3, 4, 5];

/** A choice of one to five stars: radio buttons named `rating` that look like stars. */
export function StarChoice({ rating, error }: StarChoiceProps) {
  const t = useReviewText();
  const [chosen, setChosen] = useState(rating ?? 0);
  const [over, setOver] = useState(0);
  const messageId = useId();
  return (
    <fieldset aria-describedby={error ? messageId : undefined} onPointerLeave={() => setOver(0)}>
      <legend className="mb-1.5 text-14 font-medium">{t('reviews.your-rating')}</legend>
      <div className="-ms-2 flex">
        {STARS.map((star) => (
          <label
            key={star}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOver(star)}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={star}
              checked={chosen === star}
              onChange={() => setChosen(star)}
              aria-label={t('reviews.stars', { rating: star })}
              className="sr-only"
            />
            <Star
              aria-hidden
              size={28}
              className={star <= (over || chosen) ? 'fill-gold text-gold' : 'text-line-strong'}
            />
          </label>
        ))}
      </div>
      {error && (
        <FieldMessage id={messageId} tone="bad">
          {error}
        </FieldMessage>
      )}
    </fieldset>
  );
}
