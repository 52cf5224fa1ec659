import { reasonOf } from '@lunette/api-client';
import { Button, IconButton, Message, useToast } from '@lunette/ui-kit';
import { Check, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCloseMergeMutation, useUndoMergeMutation } from '../../api/saved.ts';
import { useBagText } from '../../bagText.ts';
import type { Cart, CartMerge } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { DeviceIcon } from './DeviceIcon.tsx';
import { useMergeTexts } from './useMergeTexts.ts';

interface MergedBagsProps {
  cart: Cart;
  merge: CartMerge;
}

/** Lists what a sign-in has merged into the bag, with buttons that undo the merge or close the list. */
export function MergedBags({ cart, merge }: MergedBagsProps) {
  const t = useText();
  const bagText = useBagText();
  const toast = useToast();
  const words = useMergeTexts();
  const [undo, undoing] = useUndoMergeMutation();
  const [close, closing] = useCloseMergeMutation();
  const params = { mergeId: merge.id };
  const incoming = merge.lines.filter((line) => line.from !== 'account');
  const busy = undoing.isLoading || closing.isLoading;
  const error = undoing.error ?? closing.error;

  async function press() {
    if (busy) return;
    const { data } = await undo({ params });
    if (data) toast({ kind: 'update', text: bagText('cart.merge-undone') });
  }

  return (
    <section aria-label={bagText('cart.merge-label')} className="mb-10">
      <div className="flex items-start gap-2 border-y border-line py-4">
        <Origins cart={cart} merge={merge} />
        <IconButton
          label={bagText('cart.merge-close')}
          className="-me-3 -mt-2.5"
          aria-disabled={busy || undefined}
          onClick={() => !busy && void close({ params })}
        >
          <X />
        </IconButton>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 text-14 text-ink-soft">
          {bagText('cart.merge-undo-text', { names: words.names(cart, incoming) })}
        </p>
        <Button
          kind="second"
          size="s"
          icon={<Undo2 className="turns" />}
          loading={undoing.isLoading}
          onClick={() => void press()}
        >
          {t('cart.undo')}
        </Button>
      </div>
      {error && (
        <Message tone="bad" className="mt-3">
          {reasonOf(error, t('cart.offline'))}
        </Message>
      )}
    </section>
  );
}

/** Where the lines of the merged bag come from: this device, the account or another device, and both. */
function Origins({ cart, merge }: MergedBagsProps) {
  const bagText = useBagText();
  const words = useMergeTexts();
  const { client, isThisDevice, otherClient } = merge;
  const from = (origin: CartMerge['lines'][number]['from']) =>
    merge.lines.filter((line) => line.from === origin);
  const [device, account, both] = [from('device'), from('account'), from('both')];
  return (
    <ul className="grid min-w-0 flex-1 gap-x-8 gap-y-4 tablet:grid-cols-3">
      {device.length > 0 && (
        <Origin
          icon={<DeviceIcon client={client} />}
          title={
            isThisDevice
              ? bagText('cart.merge-here', { device: client })
              : bagText('cart.merge-there', { device: client })
          }
        >
          {words.goods(cart, device)}
        </Origin>
      )}
      {account.length > 0 && (
        <Origin
          icon={<DeviceIcon client={otherClient} />}
          title={bagText('cart.merge-there', { device: otherClient ?? 'other' })}
        >
          {words.goods(cart, account)}
        </Origin>
      )}
      {both.length > 0 && (
        <Origin icon={<Check aria-hidden />} title={bagText('cart.merge-both')}>
          {both.map((line) => (
            <span key={line.lineId} className="block">
              {bagText('cart.merge-both-line', {
                name: words.names(cart, [line]),
                joined: words.joined(line),
              })}
            </span>
          ))}
        </Origin>
      )}
    </ul>
  );
}

function Origin({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-3">
      <span className="mt-0.5 shrink-0 [&>svg]:size-5">{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-14 wrap-anywhere text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
