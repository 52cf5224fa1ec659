import { Skeleton, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useGetDeliveryEstimateQuery } from '../../api/catalog.ts';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { useDeliveryPlace } from '../product/useDeliveryPlace.ts';
import type { LensChoice } from './lensChoice.ts';
import type { LensOffer } from './useLensOffer.ts';

interface LensArrivalProps {
  product: Pick<Product, 'id'>;
  choice: Pick<LensChoice, 'powerType'>;
  offer: Pick<LensOffer, 'lens' | 'coatings'>;
}

/** The delivery day of these lenses at the place that the shopper entered last; nothing without a place. */
export function LensArrival({ product, choice, offer: { lens, coatings } }: LensArrivalProps) {
  const t = useProductText();
  const { country, date } = useLocale();
  const [place] = useDeliveryPlace(country);
  const { currentData: estimate, isFetching } = useGetDeliveryEstimateQuery(
    {
      params: { productId: product.id },
      query: {
        pinCode: place,
        country,
        isExpress: 'true',
        powerType: choice.powerType,
        packageId: lens?.id ?? '',
        coatingIds: coatings.map(({ id }) => id).join(','),
      },
    },
    { skip: place === '' || !lens },
  );
  const dayBy = (type: 'standard' | 'express') =>
    estimate?.ways.find((way) => way.type === type)?.days[0]?.deliveryDate;
  const [standard, express] = [dayBy('standard'), dayBy('express')];
  // As high as the line that follows, so that the button below does not move.
  if (isFetching && !estimate) return <Skeleton className="mb-2.5 h-5 w-3/5" />;
  if (!standard) return null;
  return (
    <p className="mb-2.5 text-14 text-ink-soft" aria-live="polite">
      {t.rich('lenses.arrives', {
        date: date(standard),
        place: estimate?.place ?? place,
        b: (words: ReactNode) => <b className="font-semibold text-ink">{words}</b>,
      })}
      {express && ` ${t('lenses.arrives-express', { date: date(express) })}`}
    </p>
  );
}
