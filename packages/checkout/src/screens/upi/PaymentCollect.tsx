import { formatDeviceTime } from '@lunette/country-config';
import { codeOf, reasonOf, useAttempt } from '@lunette/api-client';
import { useCaptcha } from '@lunette/session';
import { Button, Num, Price, useLocale } from '@lunette/ui-kit';
import { usePayOrderMutation } from '../../api/checkout.ts';
import { useGetUpiStatusQuery } from '../../api/upi.ts';
import { StepAction } from '../../components/StepAction.tsx';
import { AppDrawing } from '../../components/upi/AppDrawing.tsx';
import { bold } from '../../components/upi/bold.tsx';
import { Instructions } from '../../components/upi/Instructions.tsx';
import { UpiOrder, type UpiScreenProps } from '../../components/upi/UpiOrder.tsx';
import { UpiWait } from '../../components/upi/UpiWait.tsx';
import { useUpiStatus } from '../../components/upi/useUpiStatus.ts';
import type { OrderPayment } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** What PaymentCollectScreen shows once its chunk is loaded. */
export function PaymentCollect({ orderId, takeBack }: UpiScreenProps) {
  const t = useText();
  const { language, country } = useLocale();
  const attempt = useAttempt();
  const captcha = useCaptcha({ isAlone: false });
  const status = useUpiStatus(useGetUpiStatusQuery, orderId);
  const [pay, { isLoading, error }] = usePayOrderMutation();

  /** Sends the request again, to the same address or with the same link. */
  async function askAgain({ amount, upi }: OrderPayment) {
    const solution = captcha.take();
    if (solution === null) return;
    const flow = upi?.flow === 'intent' ? ('intent' as const) : ('collect' as const);
    const body = { paymentMethod: 'upi' as const, orderId, expectedTotal: amount.value, upi: { flow } };
    const answer = await pay({ body: { ...body, captcha: solution }, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(answer.error);
    captcha.wasMissing(answer.error);
    status.refetch();
  }

  const again = {
    text: t('checkout.upi-send-again'),
    busy: isLoading,
    fault: error && codeOf(error) !== 'captcha_required' ? reasonOf(error, t('checkout.offline')) : null,
    captcha: captcha.field,
    press: (payment: OrderPayment) => void askAgain(payment),
  };
  return (
    <UpiOrder orderId={orderId} status={status} again={again} takeBack={takeBack}>
      {(payment, upi) => {
        const amount = <Price amount={payment.amount} />;
        const bank = <bdi>{upi.bank ?? t('checkout.upi-your-bank')}</bdi>;
        const isRequest = upi.vpa !== null;
        return (
          <UpiWait
            payment={payment}
            upi={upi}
            takeBack={takeBack}
            readAt={status.fulfilledTimeStamp ?? 0}
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
            {upi.link && (
              <div className="tablet:hidden">
                <StepAction>
                  <Button as="a" href={upi.link} size="l" full>
                    {t('checkout.upi-open-app')}
                  </Button>
                </StepAction>
              </div>
            )}
          </UpiWait>
        );
      }}
    </UpiOrder>
  );
}
