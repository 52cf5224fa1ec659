import { paths, reasonOf, useAttempt } from '@lunette/api-client';
import { Button, Message, useToast } from '@lunette/ui-kit';
import { useNavigate } from 'react-router';
import { useReorderOwnMutation } from '../../api/reorder.ts';
import { useText } from '../../text.ts';

export interface ReorderButtonProps {
  orderId: string;
  /** The item of the order that is wanted again. */
  item: { id: string; name: string };
}

/** Puts an ordered item into the bag again, once however often it is pressed, and goes there; what is gone is named. */
export function ReorderButton({ orderId, item }: ReorderButtonProps) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [send, { isLoading, error }] = useReorderOwnMutation();

  async function press() {
    if (isLoading) return;
    const wish = { params: { orderId }, query: { itemId: item.id } };
    const answer = await send({ ...wish, idempotencyKey: attempt.keyFor(wish) });
    attempt.ended(answer.error);
    if (!answer.data) return;
    const { missing } = answer.data;
    if (missing.length > 0)
      toast({ kind: 'error', text: t('cart.reorder-missing', { names: missing.join(', ') }) });
    void navigate(paths.cart());
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind="second"
        size="s"
        loading={isLoading}
        aria-label={t('cart.reorder-item', { name: item.name })}
        onClick={() => void press()}
      >
        {t('cart.reorder')}
      </Button>
      {error && <Message tone="bad">{reasonOf(error, t('cart.offline'))}</Message>}
    </div>
  );
}
