import { Num, Rating, useLocale } from '@lunette/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useGetShopRatingQuery } from '../../../api/homeParts.ts';
import { useText } from '../../../text.ts';

/** Milliseconds after the rating is near the viewport before it is loaded (HOME-09). */
const READ_AFTER_MS = 500;
const NONE = { average_score: 0, total_reviews: 0 };

/** The average rating of the shop; nothing if it could not be loaded in time (HOME-09). */
export function ShopRating() {
  const t = useText();
  const { number } = useLocale();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { currentData, isError } = useGetShopRatingQuery(isDue ? undefined : skipToken);
  const { average_score: average, total_reviews: count } = (!isError && currentData?.bottomline) || NONE;
  if (count === 0) return null;
  return (
    <>
      <Rating value={average} />
      <span>
        {t.rich('catalog.reviews', {
          average: <Num>{number(average)}</Num>,
          count,
        })}
      </span>
    </>
  );
}
