import { GoodsPicture, Num, Rating, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { HomeSection } from '../../contract/index.ts';
import { useText } from '../../text.ts';

type Reviews = Extract<HomeSection, { type: 'reviews' }>;

/** What people wrote, each with the frame they wrote of. */
export function ReviewsSection({ section: { title, average, count, reviews } }: { section: Reviews }) {
  const t = useText();
  const { number } = useLocale();
  return (
    <>
      <h2 className="display text-36">{title}</h2>
      <p className="mt-2.5 mb-5 flex items-center gap-2 text-14 text-ink-soft tablet:mb-8">
        <Rating value={average} />
        <span>
          {t.rich('catalog.reviews', {
            average: <Num>{number(average)}</Num>,
            count: <Num>{number(count)}</Num>,
          })}
        </span>
      </p>
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
                  <b className="block">{[author, place].filter(Boolean).join(', ')}</b>
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
