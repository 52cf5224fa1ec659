import { reasonOf, useAttempt } from '@lunette/api-client';
import { Price, QrPicture } from '@lunette/ui-kit';
import { useGenerateQrMutation, useGetQrStatusQuery } from '../../api/upi.ts';
import { bold } from '../../components/upi/bold.tsx';
import { Instructions } from '../../components/upi/Instructions.tsx';
import { OpenAppButton } from '../../components/upi/OpenAppButton.tsx';
import { ShareCode } from '../../components/upi/ShareCode.tsx';
import type { UpiAgain } from '../../components/upi/UpiEnd.tsx';
import { UpiOrder, type UpiScreenProps } from '../../components/upi/UpiOrder.tsx';
import { UpiWait, type OpenUpiProps } from '../../components/upi/UpiWait.tsx';
import { useUpiStatus } from '../../components/upi/useUpiStatus.ts';
import type { OrderPayment } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** What PaymentQrScreen shows once its chunk is loaded. */
export function PaymentQr({ orderId, recartButton }: UpiScreenProps) {
  const status = useUpiStatus(useGetQrStatusQuery, orderId);
  const again = useNewCode(status.refetch);
  return (
    <UpiOrder orderId={orderId} status={status} again={again} recartButton={recartButton}>
      {(payment, upi) => (
        <OpenCode
          payment={payment}
          upi={upi}
          recartButton={recartButton}
          readAt={status.fulfilledTimeStamp ?? 0}
        />
      )}
    </UpiOrder>
  );
}

/** Makes a new code once the previous one has ended. */
function useNewCode(refetch: () => unknown): UpiAgain {
  const t = useText();
  const attempt = useAttempt();
  const [generate, { isLoading, error }] = useGenerateQrMutation();

  async function newCode({ orderId, amount }: OrderPayment) {
    const body = { expectedTotal: amount.value };
    const answer = await generate({
      params: { orderId },
      body,
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(answer.error);
    refetch();
  }

  return {
    text: t('checkout.upi-new-code'),
    busy: isLoading,
    fault: error ? reasonOf(error, t('checkout.offline')) : null,
    press: (payment) => void newCode(payment),
  };
}

/** An open code: the picture to scan, and on a phone the buttons that share it and open an app. */
function OpenCode({ payment, upi, ...wait }: OpenUpiProps) {
  const t = useText();
  const amount = <Price amount={payment.amount} />;
  return (
    <UpiWait
      payment={payment}
      upi={upi}
      {...wait}
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
      {upi.link && <OpenAppButton link={upi.link} />}
    </UpiWait>
  );
}
