import { reasonOf } from '@lunette/api-client';
import { Button, Message, useToast } from '@lunette/ui-kit';
import { MonitorSmartphone } from 'lucide-react';
import { useGetCartQuery } from '../../api/cart.ts';
import { useMoveBackMutation } from '../../api/moved.ts';
import { useBagText } from '../../bagText.ts';
import type { MovedTo } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** Props of `MovedCheckoutMessage`. */
export interface MovedCheckoutMessageProps {
  movedTo: MovedTo;
  className?: string;
}

/** A message that a checkout of this device continues on another one, with a button that brings it back. */
export function MovedCheckoutMessage({ movedTo, className }: MovedCheckoutMessageProps) {
  const t = useText();
  const bagText = useBagText();
  const toast = useToast();
  const { data: cart } = useGetCartQuery();
  const [moveBack, { isLoading, error }] = useMoveBackMutation();
  const { id, client, isOrdered, canComeBack } = movedTo;
  const hasGoods = cart !== undefined && cart.itemsQty > 0;

  async function press() {
    const { data } = await moveBack({ params: { moveId: id } });
    if (data)
      toast({ kind: 'update', text: bagText('cart.moved-returned', { saved: hasGoods ? 'yes' : 'no' }) });
  }

  return (
    <Message icon={<MonitorSmartphone />} className={className}>
      <h2 className="font-semibold">
        {bagText(isOrdered ? 'cart.moved-ordered' : 'cart.moved-title', { client })}
      </h2>
      <p>
        {bagText(
          isOrdered ? 'cart.moved-ordered-text' : canComeBack ? 'cart.moved-text' : 'cart.moved-further',
        )}
      </p>
      {canComeBack && (
        <Button kind="second" size="s" className="mt-3" loading={isLoading} onClick={() => void press()}>
          {bagText('cart.moved-back')}
        </Button>
      )}
      {error && (
        <p role="alert" className="mt-2 text-sale">
          {reasonOf(error, t('cart.offline'))}
        </p>
      )}
    </Message>
  );
}
