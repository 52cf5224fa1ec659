import { paths, reasonOf } from '@lunette/api-client';
import { Button, Message, useToast } from '@lunette/ui-kit';
import { useNavigate } from 'react-router';
import { useText } from '../../text.ts';
import { useRecartMutation } from '../../api/waitingOrder.ts';

/** Props of `RecartButton`. */
export interface RecartButtonProps {
  orderId: string;
  kind?: 'second' | 'quiet';
  /** Whether the current page shows the goods when they are back; otherwise the cart page is opened. */
  staysHere?: boolean;
}

/** A button that cancels an order that waits to be paid and puts its goods back into the bag. */
export function RecartButton({ orderId, kind = 'quiet', staysHere = false }: RecartButtonProps) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [send, { isLoading, error }] = useRecartMutation();

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
