import { useTexts } from '@lunette/app-server/page';
import { countryInSentence, countryName, storeChoice } from '@lunette/country-config';
import { Button, Dialog } from '@lunette/ui-kit';
import { useCountryText } from '../../countryText.ts';
import { useText } from '../../text.ts';
import { usePageStore } from '../document/usePageStore.ts';
import { BagAvailability, type BagAvailabilityProps } from './BagAvailability.tsx';

/** The other store, and the callback for staying in this one. */
export interface LeaveStoreDialogProps extends BagAvailabilityProps {
  onStay: () => void;
}

/** Asks for confirmation before a shopper with goods in the bag opens another store, and says what happens to the bag. */
export function LeaveStoreDialog({ country, language, onStay }: LeaveStoreDialogProps) {
  useTexts('country');
  const t = useText();
  const words = useCountryText();
  const here = usePageStore();
  const name = countryName(country, here.language);
  return (
    <Dialog
      open
      onClose={onStay}
      title={words('storefront.leave-title', { country: countryInSentence(country, here.language) })}
      footer={
        <div className="grid gap-2">
          <Button as="a" href={storeChoice({ country, language }, here.origin)}>
            {t('storefront.go-to-country', { country: name })}
          </Button>
          <Button kind="second" onClick={onStay}>
            {t('storefront.stay', { store: countryName(here.country, here.language) })}
          </Button>
        </div>
      }
    >
      <BagAvailability country={country} language={language} />
    </Dialog>
  );
}
