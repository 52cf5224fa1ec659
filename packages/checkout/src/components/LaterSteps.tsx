import { Step, StepList } from '@lunette/ui-kit';
import type { Address, Checkout, PaymentMethod } from '../contract/index.ts';
import { checkoutSteps } from '../rules/index.ts';
import type { CheckoutScreenProps } from '../screens/CheckoutScreen.tsx';
import { useText } from '../text.ts';
import { DeliveryStep } from './delivery/DeliveryStep.tsx';
import { AddressSummary, ContactSummary, DeliverySummary } from './delivery/StepSummaries.tsx';
import { StudioStep } from './studio/StudioStep.tsx';
import { PaymentForm } from './payment/PaymentForm.tsx';

/** A completed step that the shopper has opened again. */
export type ReopenedStep = 'address' | 'studio' | 'delivery';

interface LaterStepsProps extends Pick<CheckoutScreenProps, 'studios' | 'recartButton'> {
  checkout: Checkout;
  address: Address;
  /** Whether the order exists and only has to be paid: earlier steps cannot be changed. */
  isPaying: boolean;
  /** The completed step that is open again. */
  reopened: ReopenedStep | null;
  onReopen: (step: ReopenedStep | null) => void;
  onMethod: (method: PaymentMethod | null) => void;
  onOrder: (orderId: string) => void;
}

/** The steps after the address: the studio if one is needed, delivery and payment. */
export function LaterSteps({
  checkout,
  address,
  isPaying,
  reopened,
  onReopen,
  onMethod,
  onOrder,
  studios,
  recartButton,
}: LaterStepsProps) {
  const t = useText();
  const { deliveryOption, cart, studio } = checkout;
  const { isStudioFlow } = cart;
  const lacksStudio = isStudioFlow && studio === null;
  const [first, second] = checkoutSteps({ address, deliveryOption, lacksStudio, isPaying });
  const changeAddress = first?.mayChange ? () => onReopen('address') : undefined;
  const changeDelivery = second?.mayChange ? () => onReopen('delivery') : undefined;
  const isAtStudio = lacksStudio || (isStudioFlow && reopened === 'studio');
  const delivered = deliveryOption !== null && reopened !== 'delivery' && !isAtStudio;
  const before = isStudioFlow ? 3 : 2;
  const lenses = cart.items.some(({ prescription }) => prescription !== null);
  return (
    <StepList>
      <Step
        number={1}
        title={t('checkout.step-contact')}
        state="done"
        summary={<ContactSummary address={address} />}
        onChange={changeAddress}
      />
      <Step
        number={2}
        title={t('checkout.step-address')}
        state="done"
        summary={<AddressSummary address={address} />}
        onChange={changeAddress}
      />
      {isStudioFlow && (
        <Step
          number={3}
          title={t('checkout.step-studio')}
          state={isAtStudio ? 'now' : 'done'}
          summary={studio && <bdi>{`${studio.name} · ${studio.address}`}</bdi>}
          onChange={isPaying ? undefined : () => onReopen('studio')}
        >
          <StudioStep
            checkout={checkout}
            address={address}
            studios={studios}
            onSaved={() => onReopen(null)}
          />
        </Step>
      )}
      <Step
        number={before + 1}
        title={t('checkout.step-delivery')}
        state={isAtStudio ? 'next' : delivered ? 'done' : 'now'}
        summary={deliveryOption && <DeliverySummary address={address} type={deliveryOption} />}
        onChange={isAtStudio ? undefined : changeDelivery}
      >
        <DeliveryStep
          checkout={checkout}
          address={address}
          onSaved={() => onReopen(null)}
          onChangeAddress={() => onReopen('address')}
        />
      </Step>
      <Step number={before + 2} title={t('checkout.step-payment')} state={delivered ? 'now' : 'next'}>
        <PaymentForm
          total={{ value: cart.totals.total, currencyCode: cart.currencyCode }}
          offer={cart.offer && cart.offer.amount > 0 ? cart.offer.title : undefined}
          onMethod={onMethod}
          onOrder={onOrder}
          cartId={cart.id}
          recartButton={recartButton}
        />
        <p className="mt-3 text-14 text-ink-soft">
          {t(lenses ? 'checkout.cancel-lenses' : 'checkout.cancel-parcel')}
        </p>
      </Step>
    </StepList>
  );
}
