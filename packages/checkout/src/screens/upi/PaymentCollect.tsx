import { formatDeviceTime } from '@lunette/country-config';
import { codeOf, reasonOf, useAttempt } from '@lunette/api-client';
import { useCaptcha } from '@lunette/session';
import { Num, Price, useLocale } from '@lunette/ui-kit';
import { usePayOrderMutation } from '../../api/checkout.ts';
import { useGetUpiStatusQuery } from '../../api/upi.ts';
import { AppDrawing } from '../../components/upi/AppDrawing.tsx';
import { bold } from '../../components/upi/bold.tsx';
import { Instructions } from '../../components/upi/Instructions.tsx';
import { OpenAppButton } from '../../components/upi/OpenAppButton.tsx';
import type { UpiAgain } from '../../components/upi/UpiEnd.tsx';
import { UpiOrder, type UpiScreenProps } from '../../components/upi/UpiOrder.tsx';
import { UpiWait, type OpenUpiProps } from '../../components/upi/UpiWait.tsx';
import { useUpiStatus } from '../../components/upi/useUpiStatus.ts';
import type { OrderPayment } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** What PaymentCollectScreen shows once its chunk is loaded. */
export function PaymentCollect({ orderId, recartButton }: UpiScreenProps) {
  const status = useUpiStatus(useGetUpiStatusQuery, orderId);
  const again = useNewRequest(status.refetch);
  return (
    <UpiOrder orderId={orderId} status={status} again={again} recartButton={recartButton}>
      {(payment, upi) => (
        <OpenRequest
          payment={payment}
          upi={upi}
          recartButton={recartButton}
          readAt={status.fulfilledTimeStamp ?? 0}
        />
      )}
    </UpiOrder>
  );
}

/** Sends a request that has ended again, to the same address or with the same link. */
function useNewRequest(refetch: () => unknown): UpiAgain {
  const t = useText();
  const attempt = useAttempt();
  const captcha = useCaptcha({ isAlone: false });
  const [pay, { isLoading, error }] = usePayOrderMutation();

  async function askAgain({ orderId, amount, upi }: OrderPayment) {
    const solution = captcha.take();
    if (solution === null) return;
    const flow = upi?.flow === 'intent' ? ('intent' as const) : ('collect' as const);
    const body = { paymentMethod: 'upi' as const, orderId, expectedTotal: amount.value, upi: { flow } };
    const answer = await pay({ body: { ...body, captcha: solution }, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(answer.error);
    captcha.wasMissing(answer.error);
    refetch();
  }

  return {
    text: t('checkout.upi-send-again'),
    busy: isLoading,
    fault: error && codeOf(error) !== 'captcha_required' ? reasonOf(error, t('checkout.offline')) : null,
    captcha: captcha.field,
    press: (payment) => void askAgain(payment),
  };
}

/** An open request to an address, or an open payment in an app of this phone. */
function OpenRequest({ payment, upi, ...wait }: OpenUpiProps) {
  const t = useText();
  const { language, country } = useLocale();
  const amount = <Price amount={payment.amount} />;
  const bank = <bdi>{upi.bank ?? t('checkout.upi-your-bank')}</bdi>;
  const isRequest = upi.vpa !== null;
  return (
    <UpiWait
      payment={payment}
      upi={upi}
      {...wait}
      title={t.rich(isRequest ? 'checkout.upi-approve' : 'checkout.upi-pay-in-app', { amount })}
      lead={
        isRequest
          ? t.rich('checkout.upi-sent-to', { address: <Num>{upi.vpa}</Num>, bank })
          : t('checkout.upi-app-lead')
      }
      live={{
        title: upi.sentAt
          ? t.rich('checkout.upi-sent-at', {
              time: <Num>{formatDeviceTime(upi.sentAt, language, country)}</Num>,
            })
          : t('checkout.upi-waiting'),
        text: t('checkout.upi-close'),
      }}
      note={t('checkout.upi-nothing-yet')}
    >
      <AppDrawing payment={payment} />
      <Instructions
        steps={[
          {
            text: isRequest ? t.rich('checkout.upi-step-open', { bank }) : t('checkout.upi-step-app'),
            ...(isRequest && { note: t('checkout.upi-step-open-note') }),
          },
          { text: t.rich('checkout.upi-step-check', { amount, b: bold }) },
          { text: t('checkout.upi-step-pin'), note: t('checkout.upi-step-pin-note') },
        ]}
      />
      {upi.link && <OpenAppButton link={upi.link} />}
    </UpiWait>
  );
}
