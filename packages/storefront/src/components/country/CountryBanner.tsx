import { useCartCount } from '@lunette/cart';
import { countryName, countryOf, storeChoice, type CountryCode } from '@lunette/country-config';
import { Button, Dialog, lazyPart } from '@lunette/ui-kit';
import { visitAddress } from '../../rules/visitAddress.ts';
import { useText } from '../../text.ts';
import { usePageStore } from '../document/usePageStore.ts';

const BagAvailability = lazyPart(async () => (await import('./BagAvailability.tsx')).BagAvailability);

export interface CountryBannerProps {
  /** Where the visitor seems to be, and what that country is called here. */
  country: CountryCode;
  name: string;
  onStay: () => void;
}

/** Tells visitors that they are out of town and leads to the store of the country they are in (CTRY-08). */
export function CountryBanner({ country, name, onStay }: CountryBannerProps) {
  const t = useText();
  const here = usePageStore();
  const hasGoods = useCartCount() > 0;
  const language = countryOf(country).localeList.some((entry) => entry.language === here.language)
    ? here.language
    : countryOf(country).defaultLanguage;
  const store = storeChoice({ country, language }, here.origin);
  const stayName = countryName(here.country, here.language);
  return (
    <Dialog open onClose={onStay} title={t('storefront.out-of-town')}>
      <p className="text-ink-soft">{t('storefront.out-of-town-text', { country: name, store: stayName })}</p>
      {hasGoods && (
        <div className="mt-5">
          <BagAvailability country={country} language={language} />
        </div>
      )}
      <div className="mt-6 grid gap-2">
        <Button as="a" href={visitAddress(store, location.origin)}>
          {t('storefront.go-to-country', { country: name })}
        </Button>
        <Button kind="second" onClick={onStay}>
          {t('storefront.stay', { store: stayName })}
        </Button>
      </div>
    </Dialog>
  );
}
