import { commaOf, countryName, formatPhone, placeLines } from '@lunette/country-config';
import { Button, Num, Tag, useLocale, useToast } from '@lunette/ui-kit';
import { useUpdateAddressMutation, useReason } from '@lunette/session';
import type { SavedAddress } from '@lunette/session/contract';
import { onSingleClick } from '../../rules/onSingleClick.ts';
import { useText } from '../../text.ts';

interface AddressCardProps {
  address: SavedAddress;
  onEdit: () => void;
  isRemoving: boolean;
  onRemove: () => void;
}

/** An address as it is written on an envelope, with buttons to change and remove it. */
export function AddressCard({ address, onEdit, isRemoving, onRemove }: AddressCardProps) {
  const t = useText();
  const { language } = useLocale();
  const { defaultAddress, ...sent } = address;
  const comma = commaOf(language);
  const lines = [
    [sent.addressline1, sent.addressline2].filter(Boolean).join(comma),
    [sent.landmark, sent.locality].filter(Boolean).join(comma),
    ...placeLines(sent, language),
    countryName(sent.country, language),
  ].filter(Boolean);
  const name = `${sent.firstName} ${sent.lastName}`.trim();
  const named = { name: [name, sent.addressline1].join(comma) };
  return (
    <li className="flex flex-col rounded-control border border-line bg-surface p-4 tablet:p-6">
      <div className="mb-1 flex items-start justify-between gap-3">
        <h2 className="font-semibold">
          <bdi>{name}</bdi>
        </h2>
        {defaultAddress && <Tag tone="fit">{t('account.address-default')}</Tag>}
      </div>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
        <Num className="text-ink-soft">{formatPhone(sent.phone, sent.country)}</Num>
      </address>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button kind="second" size="s" aria-label={t('account.edit-named', named)} onClick={onEdit}>
          {t('account.edit')}
        </Button>
        {!defaultAddress && <MakeDefault address={address} label={t('account.default-named', named)} />}
        <Button
          kind="quiet"
          size="s"
          aria-label={t('account.remove-named', named)}
          loading={isRemoving}
          onClick={onSingleClick(onRemove)}
        >
          {t('account.remove')}
        </Button>
      </div>
    </li>
  );
}

function MakeDefault({ address, label }: { address: SavedAddress; label: string }) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [update, { isLoading }] = useUpdateAddressMutation();
  const make = async () => {
    const { id, defaultAddress, ...sent } = address;
    const body = { address: sent, defaultAddress: !defaultAddress };
    const { error } = await update({ params: { addressId: id }, body });
    toast(error ? { text: reason(error), kind: 'error' } : t('account.address-saved'));
  };
  return (
    <Button kind="second" size="s" aria-label={label} loading={isLoading} onClick={() => void make()}>
      {t('account.address-make-default')}
    </Button>
  );
}
