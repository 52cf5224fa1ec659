import { useTexts } from '@lunette/app-server/page';
import { cartApi } from '@lunette/cart';
import type { CartLine } from '@lunette/cart/contract';
import { shippingCheckApi } from '@lunette/checkout';
import { countryInSentence, storeChoice, type CountryCode, type Language } from '@lunette/country-config';
import { GoodsPicture, thumbnail } from '@lunette/ui-kit';
import { useEffect, useId, type ReactNode } from 'react';
import { useCountryText } from '../../countryText.ts';
import { usePageStore } from '../document/usePageStore.ts';
import '../../styles/features.css';

/** The store that the shopper is about to open. */
export interface BagAvailabilityProps {
  /** The country whose store the shopper is about to open. */
  country: CountryCode;
  language: Language;
}

/** Says that the bag stays in this store, and which of its goods the other store sells, with links (CART-19). */
export function BagAvailability({ country, language }: BagAvailabilityProps) {
  useTexts('country');
  const t = useCountryText();
  const here = usePageStore();
  const { data: cart } = cartApi.useGetCartQuery();
  const [check, { data: checked }] = shippingCheckApi.useShippingCheckMutation();
  useEffect(() => void check({ body: { country } }), [check, country]);
  const names = {
    country: countryInSentence(country, here.language),
    store: countryInSentence(here.country, here.language),
  };
  const missing = new Set(checked?.unserviceableItems);
  const lines = checked && cart ? cart.items : [];
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('storefront.bag-stays', names)}</p>
      <Goods
        title={t('storefront.bag-not-there', names)}
        lines={lines.filter(({ id }) => missing.has(id))}
        draw={nameOf}
      />
      <Goods
        title={t('storefront.bag-there')}
        lines={lines.filter(({ id }) => !missing.has(id))}
        draw={(line) => (
          <a
            href={storeChoice({ country, language }, here.origin, line.productUrl)}
            aria-label={t('storefront.bag-look', { name: nameOf(line) })}
            className="underline underline-offset-4"
          >
            {nameOf(line)}
          </a>
        )}
      />
    </div>
  );
}

interface GoodsProps {
  title: string;
  lines: CartLine[];
  draw: (line: CartLine) => ReactNode;
}

function Goods({ title, lines, draw }: GoodsProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <span className="w-16 shrink-0">
              <GoodsPicture src={thumbnail(line.thumbnail)} alt="" shape="square" sizes="64px" />
            </span>
            <span className="min-w-0 break-words">{draw(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ modelName, name }: CartLine): string {
  return modelName || name;
}
