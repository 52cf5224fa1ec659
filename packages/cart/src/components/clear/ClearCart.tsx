import { useAppDispatch } from '@lunette/api-client';
import { Button, useLocale, useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useBagText } from '../../bagText.ts';
import { useText } from '../../text.ts';

/** A button that empties the bag, with a toast to undo it. */
export function ClearCart() {
  const t = useText();
  const bagText = useBagText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const { list } = useLocale();
  const [busy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    try {
      const { clearWithUndo } = await import('./clearWithUndo.ts');
      await clearWithUndo({ t, bagText, toast, dispatch, list });
    } catch {
      toast({ kind: 'error', text: t('cart.offline') });
    }
    setBusy(false);
  }

  return (
    <div className="-me-3 mt-2 text-end">
      <Button kind="quiet" size="s" loading={busy} onClick={() => void press()}>
        {bagText('cart.clear')}
      </Button>
    </div>
  );
}
