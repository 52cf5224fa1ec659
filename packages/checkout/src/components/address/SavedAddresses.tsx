import { addressLine, formatPhone } from '@lunette/country-config';
import type { SavedAddress } from '@lunette/session';
import { Choice, ChoiceGroup, Num, useLocale } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

interface SavedAddressesProps {
  saved: SavedAddress[];
  /** The id of the chosen address; null for a new one. */
  chosen: string | null;
  onChoose: (address: SavedAddress | null) => void;
}

/** A choice between the addresses of the account and a new one. */
export function SavedAddresses({ saved, chosen, onChoose }: SavedAddressesProps) {
  const t = useText();
  const { language } = useLocale();
  return (
    <ChoiceGroup legend={t('checkout.address-legend')} hideLegend className="mb-6">
      {saved.map((address) => (
        <Choice
          key={address.id}
          name="saved-address"
          value={address.id}
          checked={address.id === chosen}
          onChange={() => onChoose(address)}
          title={<bdi>{addressLine(address, language)}</bdi>}
          text={<Num>{formatPhone(address.phone, address.country)}</Num>}
        />
      ))}
      <Choice
        name="saved-address"
        value="other"
        checked={chosen === null}
        onChange={() => onChoose(null)}
        title={t('checkout.address-other')}
      />
    </ChoiceGroup>
  );
}
