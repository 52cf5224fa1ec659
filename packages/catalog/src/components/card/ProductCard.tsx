import { CachedFragment, FragmentContext } from '@lunette/api-client';
import { commaOf } from '@lunette/country-config';
import {
  className,
  ColourDots,
  GoodsPicture,
  Num,
  preloadPicture,
  Price,
  Tag,
  useLocale,
} from '@lunette/ui-kit';
import { Star } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCard as Goods } from '../../contract/index.ts';
import { priceNamed } from '../../rules/price.ts';
import { useText } from '../../text.ts';
import { useSecondView } from '../browse/useSecondView.ts';

/** Props of `ProductCard`. */
export interface ProductCardProps {
  product: Goods;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Whether the card is in the first row: its picture is then loaded at once and with high priority. */
  priority?: boolean;
  /** A control over the picture, such as the heart of the wishlist. */
  heart?: ReactNode;
  /** The price with its difference to the goods that are exchanged, shown in place of the own prices once it has loaded. */
  difference?: ReactNode;
}

/** A product in a list: one link that covers the card, named by model, brand and colour. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes, priority = false, heart } = props;
  const isOnServer = use(FragmentContext) !== null;
  // Only on the server: in the browser the picture may be loaded already.
  if (priority && isOnServer) preloadPicture(product.picture.url, sizes);
  return (
    <CachedFragment name="card" cacheKey={[product, sizes, priority, Boolean(heart)]}>
      <Card {...props} />
    </CachedFragment>
  );
}

function Card({ product, sizes, priority, heart, difference }: ProductCardProps) {
  const t = useText();
  const { language } = useLocale();
  const {
    model_name: model,
    brand_name: brand,
    color,
    picture,
    colours,
    frameWidth,
    size,
    inStock,
  } = product;
  const { secondView, loadOnEnter } = useSecondView(product.hoverPicture?.url, sizes);
  const badge = !inStock ? t('catalog.sold-out') : product.isNew ? t('catalog.new') : null;
  return (
    <article className="goods-card relative min-w-0" onPointerEnter={loadOnEnter}>
      <GoodsPicture
        src={picture.url}
        alt={picture.alt}
        hoverSrc={secondView}
        mm={frameWidth}
        sizes={sizes}
        priority={priority}
        className={className(!inStock && '[&>img]:opacity-55')}
      />
      {badge && (
        <Tag tone="paper" data-theme="light" className="absolute start-3 top-3">
          {badge}
        </Tag>
      )}
      <div className="grid gap-[3px] pt-3">
        <h3 className="text-[15px] leading-[1.35] font-semibold tablet:text-16">
          <Link
            to={product.url}
            className="outline-0 after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {model} <span className="sr-only">{[brand, color].filter(Boolean).join(commaOf(language))}</span>
          </Link>
        </h3>
        <p className="text-14 leading-[1.4] text-ink-soft" aria-hidden="true">
          {[brand, color].filter(Boolean).join(' · ')}
        </p>
        <CardPrice product={product} difference={difference} />
        <CardRating rating={product.rating} />
        {colours.length > 0 && <ColourDots className="mt-2" label={t('catalog.colours')} colours={colours} />}
        {size && frameWidth && (
          <p className="mt-[7px] hidden tablet:block in-[.one-column]:block">
            <Tag>
              {t.rich('catalog.size', {
                size,
                width: <Num>{t('catalog.millimetres', { mm: frameWidth })}</Num>,
              })}
            </Tag>
          </p>
        )}
      </div>
      {heart && <div className="absolute end-1.5 top-1.5 text-[#161714]">{heart}</div>}
    </article>
  );
}

function CardRating({ rating }: Pick<Goods, 'rating'>) {
  const t = useText();
  const { number } = useLocale();
  if (!rating || rating.count === 0) return null;
  return (
    <p className="mt-0.5 flex items-center gap-1 text-14 leading-[1.4] text-ink-soft">
      <Star aria-hidden className="size-3.5 fill-gold stroke-none" />
      <Num aria-hidden="true">
        {number(rating.average)} ({number(rating.count)})
      </Num>
      <span className="sr-only">
        {t('catalog.card-rating', { average: number(rating.average), count: rating.count })}
      </span>
    </p>
  );
}

function CardPrice({ product, difference }: Pick<ProductCardProps, 'product' | 'difference'>) {
  const { prices, currencyCode, inStock } = product;
  const selling = priceNamed(prices, 'selling');
  const market = priceNamed(prices, 'market');
  if (!selling) return null;
  return (
    <p
      className={className(
        'flex flex-wrap items-baseline gap-x-2 text-[15px] tablet:text-16',
        !inStock && 'text-ink-soft',
      )}
    >
      {difference}
      <Price
        className="font-semibold not-only:hidden [&_s]:text-14"
        amount={{ value: selling.price, currencyCode }}
        market={difference || !market ? null : { value: market.price, currencyCode }}
      />
    </p>
  );
}
