import { closeExchange, reasonOf } from '@lunette/api-client';
import { Button, Dialog, Message, useToast } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import { useLeaveExchangeMutation } from '../../api/exchange.ts';
import type { Exchange } from '../../contract/exchange.ts';
import { useExchangeText } from '../../exchangeText.ts';

interface LeaveExchangeProps {
  exchange: Exchange;
  /** Renders the button; `busy` while the exchange is being ended. */
  children: (press: () => void, busy: boolean) => ReactNode;
  onLeft?: () => void;
}

/** Ends an open exchange without any change; asks for confirmation if goods were chosen. */
export function LeaveExchange({ exchange, children, onLeft }: LeaveExchangeProps) {
  const t = useExchangeText();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [send, { isLoading, error, reset }] = useLeaveExchangeMutation();
  const { id: exchangeId, orderId, item, goodsName } = exchange;
  const close = () => {
    if (error) reset();
    setAsked(false);
  };
  const leave = async () => {
    if (isLoading) return;
    const answer = await send({ params: { orderId, exchangeId } });
    if (answer.error) return setAsked(true);
    setAsked(false);
    closeExchange();
    toast(t('exchange.over'));
    onLeft?.();
  };
  return (
    <>
      {children(() => (item ? setAsked(true) : void leave()), isLoading)}
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('exchange.leave-title')}
        footer={
          <div className="grid gap-3">
            <Button full loading={isLoading} onClick={() => void leave()}>
              {t('exchange.leave-sure')}
            </Button>
            <Button full kind="second" onClick={close}>
              {t('exchange.leave-not')}
            </Button>
          </div>
        }
      >
        <p className="text-ink-soft">{t('exchange.leave-text', { name: goodsName })}</p>
        {error && (
          <Message tone="bad" className="mt-4">
            {t('exchange.leave-failed', { reason: reasonOf(error, t('exchange.offline')) })}
          </Message>
        )}
      </Dialog>
    </>
  );
}
