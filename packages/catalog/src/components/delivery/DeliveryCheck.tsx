import { statusOf } from '@lunette/api-client';
import {
  isPostcode,
  needsPostcode,
  normalPostcode,
  statesOf,
  type CountryCode,
} from '@lunette/country-config';
import { Button, Field, useLocale } from '@lunette/ui-kit';
import { useId, useState, type FormEvent } from 'react';
import type { Product } from '../../contract/index.ts';
import { useGetDeliveryEstimateQuery } from '../../api/catalog.ts';
import { useProductText } from '../../productText.ts';
import { DeliveryAnswer } from './DeliveryAnswer.tsx';
import { useDeliveryPlace } from '../product/useDeliveryPlace.ts';

/** Props of `DeliveryCheck`. */
export interface DeliveryCheckProps {
  product: Pick<Product, 'id' | 'prescriptionType'>;
}

/** The form that asks for the place of delivery and shows the delivery days and prices. The last place is stored. */
export function DeliveryCheck({ product }: DeliveryCheckProps) {
  const t = useProductText();
  const { country } = useLocale();
  const [remembered, remember] = useDeliveryPlace(country);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState(false);
  const suggestions = useId();
  const place = typed ?? remembered;
  const { currentData, isFetching, error, refetch } = useGetDeliveryEstimateQuery(
    { params: { productId: product.id }, query: { pinCode: remembered, country, isExpress: 'true' } },
    { skip: remembered === '' },
  );

  const check = (event: FormEvent) => {
    event.preventDefault();
    const asked = cleanPlace(place, country);
    setFault(asked === null);
    if (asked === null) return;
    setTyped(null);
    if (asked === remembered && error) void refetch();
    else remember(asked);
  };
  const refused = statusOf(error) === 422;
  const states = needsPostcode(country) ? [] : statesOf(country);
  return (
    <form noValidate onSubmit={check} className="grid gap-2.5 border-b border-line py-4">
      <Field
        label={t('product.delivery.title')}
        hint={remembered === '' ? t(`product.delivery.hint.${country}`) : undefined}
        error={fault || (refused && typed === null) ? t(`product.delivery.fault.${country}`) : undefined}
      >
        {({ tone, ...control }) => (
          <span className="flex gap-2">
            <span className={`input max-w-[220px] min-w-0 flex-1 ${tone ? `is-${tone}` : ''}`}>
              <input
                {...control}
                name="place"
                value={place}
                onChange={(event) => setTyped(event.target.value)}
                maxLength={60}
                autoComplete={needsPostcode(country) ? 'postal-code' : 'address-level2'}
                inputMode={country === 'IN' ? 'numeric' : 'text'}
                placeholder={t(`product.delivery.place.${country}`)}
                list={states.length > 0 ? suggestions : undefined}
              />
            </span>
            <Button type="submit" kind="second" loading={isFetching}>
              {t('product.delivery.check')}
            </Button>
          </span>
        )}
      </Field>
      {states.length > 0 && (
        <datalist id={suggestions}>
          {states.map((state) => (
            <option key={state} value={state} />
          ))}
        </datalist>
      )}
      {remembered !== '' && !refused && (
        <DeliveryAnswer
          estimate={currentData}
          failed={Boolean(error) && !isFetching}
          place={remembered}
          uses={product.prescriptionType}
          onRetry={() => void refetch()}
        />
      )}
    </form>
  );
}

/** The place in the form of the call; null if it is empty or not a valid postcode. */
function cleanPlace(typed: string, country: CountryCode): string | null {
  const place = typed.trim();
  if (place === '') return null;
  if (!needsPostcode(country)) return place;
  return isPostcode(place, country) ? normalPostcode(place) : null;
}
