import { commaOf } from '@lunette/country-config';
import { GoodsPicture, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { HomeSection } from '../../contract/index.ts';
import { LazyRating } from './lazy/LazyHomeParts.tsx';

type Reviews = Extract<HomeSection, { type: 'reviews' }>;

/** Reviews of customers, each with the frame that it is about. */
export function ReviewsSection({ section: { title, reviews } }: { section: Reviews }) {
  const { language } = useLocale();
  return (
    <>
      <h2 className="display text-36">{title}</h2>
      <LazyRating />
      <ul className="grid gap-6 tablet:grid-cols-3 tablet:gap-10">
        {reviews.map(({ text, author, place, product }) => (
          <li key={text} className="grid">
            <figure className="grid content-between gap-5 border-t border-ink pt-5">
              <blockquote className="text-18">{text}</blockquote>
              <figcaption className="flex items-center gap-3 text-14">
                <GoodsPicture
                  src={product.picture.url}
                  alt=""
                  shape="square"
                  sizes="64px"
                  className="w-16 flex-none"
                />
                <span>
                  <b className="block">{[author, place].filter(Boolean).join(commaOf(language))}</b>
                  <Link to={product.url} className="text-ink-soft underline-offset-4 hover:underline">
                    {product.model_name}
                  </Link>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  );
}
