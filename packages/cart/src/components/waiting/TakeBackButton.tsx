import { paths, reasonOf } from '@lunette/api-client';
import { Button, Message, useToast } from '@lunette/ui-kit';
import { useNavigate } from 'react-router';
import { useText } from '../../text.ts';
import { useTakeBackMutation } from '../../api/waitingOrder.ts';

/** Props of `TakeBackButton`. */
export interface TakeBackButtonProps {
  orderId: string;
  kind?: 'second' | 'quiet';
  /** Whether the current page shows the goods when they are back; otherwise the cart page is opened. */
  staysHere?: boolean;
}

/** A button that cancels an order that waits to be paid and puts its goods back into the bag. */
export function TakeBackButton({ orderId, kind = 'quiet', staysHere = false }: TakeBackButtonProps) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [send, { isLoading, error }] = useTakeBackMutation();

  async function press() {
    if (isLoading) return;
    const { data } = await send({ params: { orderId } });
    if (!data) return;
    toast({ kind: 'update', text: t('cart.taken-back', { order: orderId }) });
    if (!staysHere) void navigate(paths.cart());
  }

  return (
    <>
      <Button kind={kind} full loading={isLoading} onClick={() => void press()}>
        {t('cart.take-back')}
      </Button>
      {error && <Message tone="bad">{reasonOf(error, t('cart.offline'))}</Message>}
    </>
  );
}
