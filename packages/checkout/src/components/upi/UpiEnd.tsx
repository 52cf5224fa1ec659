import { formatDeviceTime } from '@lunette/country-config';
import { Button, Message, Num, useLocale } from '@lunette/ui-kit';
import { Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderPayment, UpiPayment } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { StepAction } from '../StepAction.tsx';
import { bold } from './bold.tsx';
import { UpiActions } from './UpiActions.tsx';

/** Sends the request again or makes a new code. */
export interface UpiAgain {
  text: string;
  busy: boolean;
  fault: string | null;
  /** The captcha, once the gateway asks for one. */
  captcha?: ReactNode;
  press: (payment: OrderPayment) => void;
}

interface UpiEndProps {
  payment: OrderPayment;
  upi: UpiPayment;
  again: UpiAgain;
  recartButton: ReactNode;
}

/** A UPI request or code that was not paid: that nothing was charged, how long the goods are reserved, and the next actions. */
export function UpiEnd({ payment, upi, again, recartButton }: UpiEndProps) {
  const t = useText();
  const { language, country } = useLocale();
  const { orderId, status, message, keptUntil } = payment;
  const isExpired = status === 'expired';
  const Icon = isExpired ? Clock : X;
  const time = (
    <Num>
      {formatDeviceTime(
        isExpired && upi.expiresAt ? upi.expiresAt : (upi.endedAt ?? upi.now),
        language,
        country,
      )}
    </Num>
  );
  const bank = <bdi>{upi.bank ?? t('checkout.upi-your-bank')}</bdi>;
  return (
    <>
      <div role="alert" className="grid justify-items-start gap-3">
        <span
          className={`mb-1 grid size-12 place-items-center rounded-full ${isExpired ? 'bg-sunk' : 'bg-sale-soft text-sale'}`}
        >
          <Icon aria-hidden="true" />
        </span>
        <h1 className="display text-36">
          {isExpired ? t.rich('checkout.upi-expired', { kind: upi.flow, time }) : t('checkout.upi-refused')}
        </h1>
        <p className="max-w-[58ch]">
          {isExpired
            ? t.rich('checkout.upi-expired-text', { kind: upi.flow, bank, b: bold })
            : (message ?? t('checkout.confirm-failed-text'))}
        </p>
      </div>
      <dl className="mt-6 grid">
        {keptUntil && (
          <EndNote title={t('checkout.upi-goods-kept')}>
            {t.rich('checkout.upi-goods-until', {
              time: <Num>{formatDeviceTime(keptUntil, language, country)}</Num>,
            })}
          </EndNote>
        )}
        <EndNote title={t('checkout.upi-rest-kept')}>{t('checkout.upi-rest-kept-text')}</EndNote>
        {isExpired && <EndNote title={t('checkout.upi-late')}>{t('checkout.upi-late-text')}</EndNote>}
      </dl>
      {again.fault && (
        <Message tone="bad" className="mt-4">
          {again.fault}
        </Message>
      )}
      {again.captcha && <div className="mt-4">{again.captcha}</div>}
      <StepAction>
        <Button
          size="l"
          loading={again.busy}
          onClick={() => again.press(payment)}
          className="max-tablet:w-full"
        >
          {again.text}
        </Button>
      </StepAction>
      <UpiActions orderId={orderId} recartButton={recartButton} />
    </>
  );
}

function EndNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3.5 last:border-b">
      <dt className="font-semibold">{title}</dt>
      <dd className="text-14 text-ink-soft">{children}</dd>
    </div>
  );
}
