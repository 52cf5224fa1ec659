import { reasonOf } from '@lunette/api-client';
import { Button, Message } from '@lunette/ui-kit';
import { useState } from 'react';
import { useChooseStudioMutation } from '../../api/checkout.ts';
import type { Address, Checkout } from '../../contract/index.ts';
import type { CheckoutScreenProps } from '../../screens/CheckoutScreen.tsx';
import { useText } from '../../text.ts';
import { StepAction } from '../StepAction.tsx';

interface StudioStepProps extends Pick<CheckoutScreenProps, 'studios'> {
  checkout: Checkout;
  address: Address;
  onSaved: () => void;
}

/** The step of the studio flow (CART-08) in which the studio is chosen. Its appointment is chosen after the order. */
export function StudioStep({ checkout, address, studios, onSaved }: StudioStepProps) {
  const t = useText();
  const [picked, setPicked] = useState<string | null>(null);
  const [save, { isLoading, error }] = useChooseStudioMutation();
  const chosen = picked ?? checkout.studio?.code ?? null;
  const { totals, currencyCode } = checkout.cart;
  const go = async () => {
    if (chosen === null) return;
    const { data } = await save({ body: { storeCode: chosen } });
    if (data?.studio) onSaved();
  };
  return (
    <>
      <p className="mb-4 max-w-text text-14 text-ink-soft">{t('checkout.studio-why')}</p>
      {studios({ area: address.postcode || address.city, value: chosen, onChange: setPicked })}
      {error && (
        <Message tone="bad" className="mt-4">
          {reasonOf(error, t('checkout.offline'))}
        </Message>
      )}
      <StepAction total={{ value: totals.total, currencyCode }}>
        <Button
          size="l"
          full
          loading={isLoading}
          off={chosen === null ? t('checkout.studio-choose') : undefined}
          onClick={() => void go()}
        >
          {t('checkout.to-delivery')}
        </Button>
      </StepAction>
    </>
  );
}
