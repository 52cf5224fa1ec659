import { LinkText, Skeleton, useLocale } from '@lunette/ui-kit';
import { CircleAlert, MapPinOff, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeliveryEstimate } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';

interface DeliveryAnswerProps {
  estimate: DeliveryEstimate | undefined;
  failed: boolean;
  place: string;
  withPower: boolean;
  onRetry: () => void;
}

/** The day, or why there is none; while it is looked up, a recess of the same height. */
export function DeliveryAnswer({ estimate, failed, place, withPower, onRetry }: DeliveryAnswerProps) {
  const t = useProductText();
  if (failed)
    return (
      <Line icon={<CircleAlert />} tone="msg-warn">
        {t('product.delivery.failed')}{' '}
        <LinkText as="button" onClick={onRetry}>
          {t('product.delivery.again')}
        </LinkText>
      </Line>
    );
  if (!estimate)
    return (
      <span className="grid gap-1.5" role="status" aria-label={t('product.delivery.looking')}>
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
      </span>
    );
  if (!estimate.serviceable || !estimate.deliveryDate)
    return (
      <Line icon={<MapPinOff />} tone="msg-warn">
        <b className="font-semibold">
          {t('product.delivery.unserviceable', { place: estimate.place ?? place })}
        </b>{' '}
        {t('product.delivery.elsewhere')}
      </Line>
    );
  return (
    <Line icon={<Truck />} tone="msg-good">
      <Days estimate={estimate} withPower={withPower} place={place} />
    </Line>
  );
}

function Days({
  estimate,
  withPower,
  place,
}: {
  estimate: DeliveryEstimate;
  withPower: boolean;
  place: string;
}) {
  const t = useProductText();
  const { date } = useLocale();
  const { deliveryDate, deliveryDateWithPower, cashOnDelivery } = estimate;
  const first = withPower && deliveryDateWithPower ? deliveryDateWithPower : (deliveryDate ?? '');
  const bold = (words: ReactNode) => <b className="font-semibold">{words}</b>;
  return (
    <span className="text-ink">
      {first === deliveryDateWithPower && withPower
        ? t.rich('product.delivery.with-power', { date: date(first), b: bold })
        : t.rich('product.delivery.by', { date: date(first), b: bold })}
      <span className="block text-ink-soft">
        {[
          t('product.delivery.to', { place: estimate.place ?? place }),
          withPower && deliveryDate && t('product.delivery.without-power', { date: date(deliveryDate) }),
          cashOnDelivery && t('product.delivery.cash'),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </span>
  );
}

function Line({ icon, tone, children }: { icon: ReactNode; tone: string; children: ReactNode }) {
  return (
    <p role="status" className={`msg ${tone}`}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
