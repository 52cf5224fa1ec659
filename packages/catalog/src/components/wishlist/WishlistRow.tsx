import { Button, GoodsPicture, IconButton, Num, Price, thumbnail } from '@lunette/ui-kit';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { WishlistItem } from '../../contract/index.ts';
import { priceNamed } from '../../rules/price.ts';
import { useText } from '../../text.ts';
import type { RenderBuy } from '../buy/purchaseChoice.ts';

interface WishlistRowProps {
  item: WishlistItem;
  renderBuy: RenderBuy;
  onVisit: () => void;
  onRemove: () => void;
}

/**
 * A product in the wishlist panel with its buy buttons: it is added to the bag at once, or its page is opened for lenses or
 * power. Without a price it is out of stock (WISH-06).
 */
export function WishlistRow({ item, renderBuy, onVisit, onRemove }: WishlistRowProps) {
  const t = useText();
  const { modelName, brandName, productUrl, productImageUrl, prices, currencyCode, needs, atOnce } = item;
  const nameId = useId();
  const selling = priceNamed(prices, 'selling');
  const market = priceNamed(prices, 'market');
  return (
    <li className="grid grid-cols-[96px_1fr_auto] gap-4 py-4 first:pt-0">
      <Link to={productUrl} tabIndex={-1} aria-hidden="true" onClick={onVisit}>
        <GoodsPicture src={thumbnail(productImageUrl)} alt="" shape="square" sizes="96px" />
      </Link>
      <div className="min-w-0 text-14">
        <h3 id={nameId} className="text-16 font-semibold wrap-break-word">
          <Link to={productUrl} onClick={onVisit}>
            {modelName}
          </Link>
        </h3>
        <p className="text-ink-soft">{[brandName, item.colorAndCollection].filter(Boolean).join(' · ')}</p>
        {item.sizeInfo && (
          <p className="text-ink-soft">
            {item.sizeInfo} · <Num>{item.sizeDetails}</Num>
          </p>
        )}
        <p className="mt-1">
          {selling ? (
            <Price
              className="font-semibold"
              amount={{ value: selling.price, currencyCode }}
              market={market && { value: market.price, currencyCode }}
            />
          ) : (
            <span className="font-semibold text-sale">{t('catalog.out-of-stock')}</span>
          )}
        </p>
        {selling && (needs || atOnce) && (
          <div className="mt-3 grid gap-2">
            {atOnce && renderBuy({ productId: item.id, ...atOnce }, t('catalog.wishlist-add'), onVisit)}
            {needs && (
              <Button
                as={Link}
                to={`${productUrl}#${needs}`}
                kind="second"
                full
                aria-describedby={nameId}
                onClick={onVisit}
              >
                {t(`catalog.wishlist-${needs}`)}
              </Button>
            )}
          </div>
        )}
      </div>
      <IconButton
        label={t('catalog.wishlist-remove', { name: modelName })}
        className="-me-2.5 -mt-2.5"
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
