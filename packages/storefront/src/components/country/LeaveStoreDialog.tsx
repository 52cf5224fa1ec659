import { useTexts } from '@lunette/app-server/page';
import { countryName, storeChoice } from '@lunette/country-config';
import { Button, Dialog } from '@lunette/ui-kit';
import { useCountryText } from '../../countryText.ts';
import { useText } from '../../text.ts';
import { usePageStore } from '../document/usePageStore.ts';
import { BagStays, type BagStaysProps } from './BagStays.tsx';

export interface LeaveStoreProps extends BagStaysProps {
  onStay: () => void;
}

/** Asks who has goods in the bag before they go to the store of another country, and says what becomes of the bag. */
export function LeaveStore({ country, language, onStay }: LeaveStoreProps) {
  useTexts('country');
  const t = useText();
  const words = useCountryText();
  const here = usePageStore();
  const name = countryName(country, here.language);
  return (
    <Dialog
      open
      onClose={onStay}
      title={words('storefront.leave-title', { country: name })}
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
      <BagStays country={country} language={language} />
    </Dialog>
  );
}
