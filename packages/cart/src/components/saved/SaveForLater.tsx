import { reasonOf } from '@lunette/api-client';
import { useToast } from '@lunette/ui-kit';
import { Bookmark } from 'lucide-react';
import { useSaveForLaterMutation } from '../../api/saved.ts';
import { useBagText } from '../../bagText.ts';
import type { CartLine } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { lineName } from '../line/lineName.ts';

/** A button that saves a line for later; on a phone it is an icon. */
export function SaveForLater({ line }: { line: CartLine }) {
  const t = useText();
  const bagText = useBagText();
  const toast = useToast();
  const [save, { isLoading }] = useSaveForLaterMutation();
  const name = lineName(line).model;

  async function press() {
    if (isLoading) return;
    const { error } = await save({ params: { itemId: line.id } });
    if (error) toast({ kind: 'error', text: reasonOf(error, t('cart.offline')) });
    else toast({ kind: 'update', text: bagText('cart.saved-now', { name }) });
  }

  return (
    <button
      type="button"
      className="icon-btn w-auto shrink-0 px-2.5 text-14 font-medium text-ink-soft hover:text-ink"
      aria-label={bagText('cart.save-line', { name })}
      aria-disabled={isLoading || undefined}
      onClick={() => void press()}
    >
      <Bookmark aria-hidden className="tablet:hidden" />
      <span className="max-tablet:hidden">{bagText('cart.save')}</span>
    </button>
  );
}
