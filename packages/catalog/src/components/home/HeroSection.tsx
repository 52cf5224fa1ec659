import { Button, Price } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { HomeSection } from '../../contract/index.ts';
import { priceNamed } from '../../rules/price.ts';
import { BoxingSize } from '../size/BoxingSize.tsx';
import { HeroFigure } from './HeroFigure.tsx';

type Hero = Extract<HomeSection, { type: 'hero' }>;

/** The background stays light in the dark theme, only a little dimmed, because the pictures are made for it. */
const DIMMED =
  'relative after:pointer-events-none after:absolute after:inset-0 after:z-2 after:bg-[light-dark(transparent,rgb(0_0_0/.1))] tablet:after:rounded-sheet';

/** The hero of a home page: the statement, and one frame with its dimensions. */
export function HeroSection({ section }: { section: Hero }) {
  const { title, text, actions, product } = section;
  return (
    <section className="tablet:wrap tablet:pt-6">
      <div className={DIMMED}>
        <div
          data-theme="light"
          className="relative flex flex-col overflow-hidden bg-ground px-gutter pt-7 pb-6 text-ink tablet:grid tablet:min-h-[560px] tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:grid-rows-[auto_1fr_auto] tablet:rounded-sheet tablet:p-12 desk:min-h-[612px]"
        >
          <h1 className="display relative z-1 col-span-2 max-w-[5.6em] text-88 whitespace-pre-line [[lang=ar]_&]:text-64">
            {title}
          </h1>
          <HeroFigure section={section} />
          <div className="relative z-1 order-4 mt-[18px] grid max-w-[420px] gap-5 max-tablet:max-w-none tablet:order-none tablet:row-start-3 tablet:mt-0">
            <p className="text-18">{text}</p>
            <p className="flex flex-wrap gap-3">
              {actions.map(({ label, url }, at) => (
                <Button
                  key={url}
                  as={Link}
                  to={url}
                  size="l"
                  kind={at === 0 ? 'primary' : 'second'}
                  className="max-tablet:basis-full"
                >
                  {label}
                </Button>
              ))}
            </p>
          </div>
          <Link
            to={product.url}
            className="order-3 flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 self-center rounded-tag bg-surface px-3 py-1.5 text-14 tablet:absolute tablet:end-12 tablet:bottom-12 tablet:order-none tablet:gap-x-3.5 tablet:px-3.5 tablet:py-2.5"
          >
            <HeroLabel section={section} />
          </Link>
        </div>
      </div>
    </section>
  );
}

function HeroLabel({ section: { product, measures } }: { section: Hero }) {
  const price = priceNamed(product.prices, 'selling');
  return (
    <>
      <b>{product.model_name}</b>
      <span className="text-ink-soft">{product.color}</span>
      {measures && (
        <span className="text-ink-soft">
          <BoxingSize {...measures} />
        </span>
      )}
      {price && <Price amount={{ value: price.price, currencyCode: product.currencyCode }} />}
    </>
  );
}
