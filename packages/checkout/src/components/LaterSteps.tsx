import { Step, StepList } from '@lunette/ui-kit';
import type { Address, Checkout, PaymentMethod } from '../contract/index.ts';
import { checkoutSteps } from '../rules/index.ts';
import type { CheckoutScreenProps } from '../screens/CheckoutScreen.tsx';
import { useText } from '../text.ts';
import { DeliveryStep } from './delivery/DeliveryStep.tsx';
import { AddressSummary, ContactSummary, DeliverySummary } from './delivery/DoneSummaries.tsx';
import { PaymentForm } from './payment/PaymentForm.tsx';

interface LaterStepsProps extends Pick<CheckoutScreenProps, 'takeBack'> {
  checkout: Checkout;
  address: Address;
  /** The order is made and only to be paid: nothing before may change any more. */
  isPaying: boolean;
  /** Delivery is open again although it was chosen. */
  reopened: boolean;
  onReopen: (step: 'address' | 'delivery' | null) => void;
  onMethod: (method: PaymentMethod | null) => void;
  onOrder: (orderId: string) => void;
}

/** Delivery and payment, under what is already decided. */
export function LaterSteps({
  checkout,
  address,
  isPaying,
  reopened,
  onReopen,
  onMethod,
  onOrder,
  takeBack,
}: LaterStepsProps) {
  const t = useText();
  const { deliveryOption, cart } = checkout;
  const [first, second] = checkoutSteps({ address, deliveryOption, isPaying });
  const changeAddress = first?.mayChange ? () => onReopen('address') : undefined;
  const changeDelivery = second?.mayChange ? () => onReopen('delivery') : undefined;
  const delivered = deliveryOption !== null && !reopened;
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
      <Step
        number={3}
        title={t('checkout.step-delivery')}
        state={delivered ? 'done' : 'now'}
        summary={deliveryOption && <DeliverySummary address={address} type={deliveryOption} />}
        onChange={changeDelivery}
      >
        <DeliveryStep
          checkout={checkout}
          address={address}
          onSaved={() => onReopen(null)}
          onChangeAddress={() => onReopen('address')}
        />
      </Step>
      <Step number={4} title={t('checkout.step-payment')} state={delivered ? 'now' : 'next'}>
        <PaymentForm
          total={{ value: cart.totals.total, currencyCode: cart.currencyCode }}
          offer={cart.offer && cart.offer.amount > 0 ? cart.offer.title : undefined}
          onMethod={onMethod}
          onOrder={onOrder}
          cartId={cart.id}
          takeBack={takeBack}
        />
        <p className="mt-3 text-14 text-ink-soft">
          {t(lenses ? 'checkout.cancel-lenses' : 'checkout.cancel-parcel')}
        </p>
      </Step>
    </StepList>
  );
}
