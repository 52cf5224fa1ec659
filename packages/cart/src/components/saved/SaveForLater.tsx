import { reasonOf } from '@lunette/api-client';
import { useToast } from '@lunette/ui-kit';
import { Bookmark } from 'lucide-react';
import { useSaveForLaterMutation } from '../../api/saved.ts';
import { useBagText } from '../../bagText.ts';
import type { CartLine } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { lineName } from '../line/lineName.ts';

/** Puts a line of the bag aside; on a phone a picture says it. */
export function SaveForLater({ line }: { line: CartLine }) {
  const t = useText();
  const bag = useBagText();
  const toast = useToast();
  const [save, { isLoading }] = useSaveForLaterMutation();
  const name = lineName(line).model;

  async function press() {
    if (isLoading) return;
    const { error } = await save({ params: { itemId: line.id } });
    if (error) toast({ kind: 'error', text: reasonOf(error, t('cart.offline')) });
    else toast({ kind: 'update', text: bag('cart.saved-now', { name }) });
  }

  return (
    <button
      type="button"
      className="icon-btn w-auto shrink-0 px-2.5 text-14 font-medium text-ink-soft hover:text-ink"
      aria-label={bag('cart.save-line', { name })}
      aria-disabled={isLoading || undefined}
      onClick={() => void press()}
    >
      <Bookmark aria-hidden className="tablet:hidden" />
      <span className="max-tablet:hidden">{bag('cart.save')}</span>
    </button>
  );
}
