import { reasonOf } from '@lunette/api-client';
import {
  Button,
  Choice,
  ChoiceGroup,
  ErrorState,
  Message,
  Price,
  Skeleton,
  useLocale,
} from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetDeliveryOptionsQuery, useUpdateDeliveryOptionMutation } from '../../api/checkout.ts';
import type { Address, Checkout, DeliveryOption } from '../../contract/index.ts';
import { placeOf } from './placeOf.ts';
import { useText } from '../../text.ts';
import { StepAction } from '../StepAction.tsx';

interface DeliveryStepProps {
  checkout: Checkout;
  address: Address;
  onSaved: () => void;
  onChangeAddress: () => void;
}

/** The third step: the delivery options with date and price. */
export function DeliveryStep({ checkout, address, onSaved, onChangeAddress }: DeliveryStepProps) {
  const t = useText();
  const { postcode, country } = placeOf(address);
  const { data, error, isFetching, refetch } = useGetDeliveryOptionsQuery({
    query: { postcode, shippingCountry: country },
  });
  const [save, saving] = useUpdateDeliveryOptionMutation();
  const [picked, setPicked] = useState<DeliveryOption['type'] | null>(null);
  if (!data && error)
    return (
      <ErrorState
        title={t('checkout.options-error')}
        text={t('checkout.error-text', { reason: reasonOf(error, t('checkout.offline')) })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <OptionSkeleton />;
  const { options } = data;
  const optionOf = (wanted: string | null) => options.find(({ type }) => type === wanted);
  const chosen = (optionOf(picked) ?? optionOf(checkout.deliveryOption) ?? options[0])?.type;
  if (!chosen)
    return (
      <ErrorState
        title={t('checkout.delivery-none')}
        text={t('checkout.delivery-none-text')}
        action={
          <Button size="s" onClick={onChangeAddress}>
            {t('checkout.delivery-change-address')}
          </Button>
        }
      />
    );

  async function go(type: DeliveryOption['type']) {
    const { data: saved } = await save({
      params: { type },
      query: { pincode: postcode, shippingCountry: country },
    });
    if (saved) onSaved();
  }

  return (
    <>
      <ChoiceGroup legend={t('checkout.delivery-legend')} hideLegend>
        {options.map((option) => (
          <Option key={option.type} option={option} checked={option.type === chosen} onPick={setPicked} />
        ))}
      </ChoiceGroup>
      {saving.error && (
        <Message tone="bad" className="mt-4">
          {reasonOf(saving.error, t('checkout.offline'))}
        </Message>
      )}
      <StepAction total={{ value: checkout.cart.totals.total, currencyCode: checkout.cart.currencyCode }}>
        <Button size="l" full loading={saving.isLoading} onClick={() => void go(chosen)}>
          {t('checkout.to-payment')}
        </Button>
      </StepAction>
    </>
  );
}

interface OptionProps {
  option: DeliveryOption;
  checked: boolean;
  onPick: (type: DeliveryOption['type']) => void;
}

function Option({ option: { type, title, description, price, deliveryDate }, checked, onPick }: OptionProps) {
  const t = useText();
  const { date } = useLocale();
  return (
    <Choice
      name="delivery"
      value={type}
      checked={checked}
      onChange={() => onPick(type)}
      title={t('checkout.arrives', { date: date(deliveryDate) })}
      text={`${title}. ${description}`}
      end={price.value > 0 ? <Price amount={price} /> : t('checkout.delivery-free')}
    />
  );
}

function OptionSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t('checkout.loading')} className="grid gap-2.5">
      <Skeleton className="h-[76px] rounded-control" />
      <Skeleton className="h-[76px] rounded-control" />
      <Skeleton className="mt-6 h-14 rounded-control" />
    </div>
  );
}
