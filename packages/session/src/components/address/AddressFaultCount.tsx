import { Message } from '@lunette/ui-kit';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../text.ts';
import type { AddressDraft } from './addressDraft.ts';

/** Shows above the button how many fields need correction, once the button has been pressed. */
export function AddressFaultCount() {
  const t = useText();
  const { errors, submitCount } = useFormContext<{ address: AddressDraft }>().formState;
  const count = Object.keys(errors.address ?? {}).length;
  if (submitCount === 0 || count === 0) return null;
  return (
    <Message tone="bad" className="mt-6">
      {t('session.faults', { count })}
    </Message>
  );
}
