import { useAppDispatch } from '@lunette/api-client';
import { Button, useLocale, useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useBagText } from '../../bagText.ts';
import { useText } from '../../text.ts';

/** Takes everything out of the bag, with a way back for a while. */
export function ClearCart() {
  const t = useText();
  const bag = useBagText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    try {
      const { clearWithUndo } = await import('./clearWithUndo.ts');
      await clearWithUndo({ t, bag, toast, dispatch, locale });
    } catch {
      toast({ kind: 'error', text: t('cart.offline') });
    }
    setBusy(false);
  }

  return (
    <div className="-me-3 mt-2 text-end">
      <Button kind="quiet" size="s" loading={busy} onClick={() => void press()}>
        {bag('cart.clear')}
      </Button>
    </div>
  );
}
