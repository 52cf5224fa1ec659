import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { useLocale } from '../../text/useLocale.ts';

/** Props of `Rating`. */
export interface RatingProps {
  /** 0 to 5; the last star is filled partially. */
  value: number;
  className?: string;
}

/** Five stars as one picture, filled to the value and read out as "4.7 of 5 stars". */
export function Rating({ value, className }: RatingProps) {
  const t = useText();
  const { number } = useLocale();
  return (
    <span
      role="img"
      aria-label={t('ui.stars', { rating: number(value) })}
      className={join('stars', className)}
    >
      {[0, 1, 2, 3, 4].map((below) => (
        <OneStar key={below} share={Math.min(1, Math.max(0, value - below))} />
      ))}
    </span>
  );
}

function OneStar({ share }: { share: number }) {
  if (share === 1) return <Star />;
  if (share === 0) return <Star className="stars-rest" />;
  return (
    <span className="stars-part">
      <Star className="stars-rest" />
      <Star style={{ '--rest': `${(1 - share) * 100}%` } as CSSProperties} />
    </span>
  );
}
