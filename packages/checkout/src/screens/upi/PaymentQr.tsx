import { reasonOf, useAttempt } from '@lunette/api-client';
import { Button, Price, QrPicture } from '@lunette/ui-kit';
import { useGenerateQrMutation, useGetQrStatusQuery } from '../../api/upi.ts';
import { StepAction } from '../../components/StepAction.tsx';
import { bold } from '../../components/upi/bold.tsx';
import { Instructions } from '../../components/upi/Instructions.tsx';
import { ShareCode } from '../../components/upi/ShareCode.tsx';
import { UpiOrder, type UpiScreenProps } from '../../components/upi/UpiOrder.tsx';
import { UpiWait } from '../../components/upi/UpiWait.tsx';
import { useUpiStatus } from '../../components/upi/useUpiStatus.ts';
import type { OrderPayment } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** What PaymentQrScreen shows once its chunk is loaded. */
export function PaymentQr({ orderId, takeBack }: UpiScreenProps) {
  const t = useText();
  const attempt = useAttempt();
  const status = useUpiStatus(useGetQrStatusQuery, orderId);
  const [generate, { isLoading, error }] = useGenerateQrMutation();

  async function newCode({ amount }: OrderPayment) {
    const body = { expectedTotal: amount.value };
    const answer = await generate({
      params: { orderId },
      body,
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(answer.error);
    status.refetch();
  }

  const again = {
    text: t('checkout.upi-new-code'),
    busy: isLoading,
    fault: error ? reasonOf(error, t('checkout.offline')) : null,
    press: (payment: OrderPayment) => void newCode(payment),
  };
  return (
    <UpiOrder orderId={orderId} status={status} again={again} takeBack={takeBack}>
      {(payment, upi) => {
        const amount = <Price amount={payment.amount} />;
        return (
          <UpiWait
            payment={payment}
            upi={upi}
            takeBack={takeBack}
            readAt={status.fulfilledTimeStamp ?? 0}
            title={t.rich('checkout.upi-scan', { amount })}
            lead={
              <>
                <span className="max-tablet:hidden">{t('checkout.upi-scan-once')}</span>
                <span className="tablet:hidden">{t('checkout.upi-scan-phone')}</span>
              </>
            }
            live={{ title: t('checkout.upi-waiting'), text: t('checkout.upi-notices') }}
            note={t('checkout.upi-code-note')}
          >
            {upi.link && (
              <QrPicture
                text={upi.link}
                label={t('checkout.upi-code')}
                className="size-[272px] max-tablet:size-[216px] max-tablet:justify-self-center"
              />
            )}
            {upi.link && <ShareCode link={upi.link} />}
            <Instructions
              steps={[
                { text: t('checkout.upi-step-any'), note: t('checkout.upi-step-any-note') },
                { text: t('checkout.upi-step-scan') },
                {
                  text: t.rich('checkout.upi-step-check', { amount, b: bold }),
                  note: t('checkout.upi-step-pin-there'),
                },
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
