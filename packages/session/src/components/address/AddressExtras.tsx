import { Checkbox, Disclosure, TextField } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../text.ts';
import type { AddressDraft } from './addressDraft.ts';
import { GenderField } from './GenderField.tsx';

/** Props of `AddressExtras`. */
export interface AddressExtrasProps {
  title: string;
  /** Keeps the part open, because something in `children` needs correction. */
  hasFault?: boolean;
  /** Further details for the courier. */
  children?: ReactNode;
}

/** The optional fields that only some addresses need, in a collapsed part: another number, the floor, a lift. */
export function AddressExtras({ title, hasFault, children }: AddressExtrasProps) {
  const t = useText();
  const { register, formState } = useFormContext<{ address: AddressDraft }>();
  const faults = formState.errors.address ?? {};
  return (
    <Disclosure title={title} open={hasFault || Boolean(faults.alternatePhone ?? faults.floor) || undefined}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={t('session.field-alternatePhone')}
          error={faults.alternatePhone?.message}
          optional
          type="tel"
          autoComplete="off"
          {...register('address.alternatePhone')}
          className="[&_.input]:[direction:ltr]"
        />
        <TextField
          label={t('session.field-floor')}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...register('address.floor')}
        />
        <GenderField {...register('address.gender')} />
        <Checkbox {...register('address.liftAvailable')}>{t('session.field-lift')}</Checkbox>
        {children}
      </div>
    </Disclosure>
  );
}
