import { useCartCount } from '@lunette/cart';
import {
  countryInSentence,
  countryName,
  countryOf,
  storeChoice,
  type CountryCode,
} from '@lunette/country-config';
import { Button, Dialog, lazyPart } from '@lunette/ui-kit';
import { storeUrlWithCampaign } from '../../rules/storeUrlWithCampaign.ts';
import { useText } from '../../text.ts';
import { usePageStore } from '../document/usePageStore.ts';

const BagAvailability = lazyPart(async () => (await import('./BagAvailability.tsx')).BagAvailability);

/** The country of the visitor, and the callback for staying here. */
export interface CountryBannerProps {
  /** The country of the visitor's IP address, and its name in the language of the page. */
  country: CountryCode;
  name: string;
  onStay: () => void;
}

/** Tells visitors from another country that they are out of town, with a link to the store of that country (CTRY-08). */
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
      <p className="text-ink-soft">
        {t('storefront.out-of-town-text', {
          country: countryInSentence(country, here.language),
          store: countryInSentence(here.country, here.language),
        })}
      </p>
      {hasGoods && (
        <div className="mt-5">
          <BagAvailability country={country} language={language} />
        </div>
      )}
      <div className="mt-6 grid gap-2">
        <Button as="a" href={storeUrlWithCampaign(store, location.origin)}>
          {t('storefront.go-to-country', { country: name })}
        </Button>
        <Button kind="second" onClick={onStay}>
          {t('storefront.stay', { store: stayName })}
        </Button>
      </div>
    </Dialog>
  );
}
