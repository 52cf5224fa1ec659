import { useProductText } from '../../productText.ts';
import type { ReviewTexts } from './ReviewPictures.tsx';

/** The texts of the reviews on a product page. */
export function useProductReviewTexts(): ReviewTexts {
  const t = useProductText();
  return {
    verified: t('product.reviews.verified'),
    pictures: t('product.reviews.pictures'),
    picture: (author, number) => t('product.reviews.picture', { author, number }),
  };
}
