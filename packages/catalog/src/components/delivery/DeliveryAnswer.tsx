import { commaOf } from '@lunette/country-config';
import { LinkText, Price, Skeleton, useLocale } from '@lunette/ui-kit';
import { CircleAlert, MapPinOff, Truck, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeliveryEstimate, DeliveryWay, PrescriptionType } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';

interface DeliveryAnswerProps {
  estimate: DeliveryEstimate | undefined;
  failed: boolean;
  place: string;
  /** The power types of the product, for the names of its lenses. */
  uses: readonly PrescriptionType[];
  onRetry: () => void;
}

/** The delivery days of each way, or why there are none; a skeleton of the same height while they are loading. */
export function DeliveryAnswer({ estimate, failed, place, uses, onRetry }: DeliveryAnswerProps) {
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
    <div role="status" className="grid gap-2.5">
      {estimate.ways.map((way) => (
        <Way key={way.type} way={way} uses={uses} />
      ))}
      <p className="text-14 text-ink-soft">
        {[
          t('product.delivery.to', { place: estimate.place ?? place }),
          estimate.cashOnDelivery && t('product.delivery.cash'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

/** One way of delivery with its price, and a line for each delivery day. */
function Way({ way, uses }: { way: DeliveryWay; uses: readonly PrescriptionType[] }) {
  const t = useProductText();
  const { date, language } = useLocale();
  const days = [...new Set(way.days.map(({ deliveryDate }) => deliveryDate))].map((day) => ({
    day,
    lenses: uses
      .filter(({ id }) => way.days.some((one) => one.powerType === id && one.deliveryDate === day))
      .map(({ title }) => title)
      .join(commaOf(language)),
  }));
  const bold = (words: ReactNode) => <b className="font-semibold">{words}</b>;
  return (
    <div className="msg msg-good">
      {way.type === 'express' ? <Zap /> : <Truck />}
      <ul className="text-ink">
        {days.map(({ day, lenses }) => (
          <li key={day}>
            {days.length > 1
              ? t.rich('product.delivery.day', { date: date(day), lenses, b: bold })
              : t.rich('product.delivery.by', { date: date(day), b: bold })}
          </li>
        ))}
        <li className="text-ink-soft">
          {way.price.value > 0
            ? t.rich(`product.delivery.${way.type}`, { price: <Price key="price" amount={way.price} /> })
            : t(`product.delivery.${way.type}-free`)}
        </li>
      </ul>
    </div>
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
