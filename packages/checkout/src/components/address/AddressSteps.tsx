import { reasonOf } from '@lunette/api-client';
import {
  AddressExtras,
  AddressFaultCount,
  AddressFields,
  useCustomer,
  useGetAddressesQuery,
  type Customer,
  type SavedAddress,
} from '@lunette/session';
import {
  Button,
  Checkbox,
  Disclosure,
  FocusGuard,
  Message,
  Step,
  StepList,
  TextArea,
  TextField,
} from '@lunette/ui-kit';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { CheckoutDraft } from './addressDraft.ts';
import type { Checkout } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { LeadConsents } from './LeadConsents.tsx';
import { useAddressSteps } from './useAddressSteps.ts';
import { useContactLeads } from './useContactLeads.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { useIsSalesman } from '../staff/useIsSalesman.ts';
import { SavedError } from '../SavedError.tsx';
import { StepAction } from '../StepAction.tsx';

interface AddressStepsProps {
  checkout: Checkout;
  onSaved: () => void;
}

/** The first two steps: contact and address. A customer can choose an address of the account. */
export function AddressSteps(props: AddressStepsProps) {
  const t = useText();
  const { isLogin, isLoading, customer } = useCustomer();
  const addresses = useGetAddressesQuery(undefined, { skip: !isLogin });
  if (isLoading || addresses.isLoading) return <CheckoutSkeleton />;
  const saved = isLogin ? addresses.currentData?.addresses : [];
  return (
    <FocusGuard>
      {!saved && <SavedError text={t('checkout.address-fault')} query={addresses} />}
      <AddressForm key={customer?.id} {...props} customer={customer} saved={saved} />
    </FocusGuard>
  );
}

interface AddressFormProps extends AddressStepsProps {
  customer: Customer | null;
  /** The addresses of the account: empty for a guest, undefined if they could not be loaded. */
  saved: SavedAddress[] | undefined;
}

function AddressForm(props: AddressFormProps) {
  const t = useText();
  const { checkout, customer, saved } = props;
  const { form, submit, lookUp, refusal, chosen, choose, keep, setKeep } = useAddressSteps(props);
  const { errors, isSubmitting } = form.formState;
  const { cart } = checkout;
  const isSalesman = useIsSalesman();
  const ahead = [
    ...(cart.isStudioFlow ? [t('checkout.step-studio')] : []),
    t('checkout.step-delivery'),
    t('checkout.step-payment'),
  ];
  const leads = useContactLeads(form, checkout.leads);
  const hasFaults = Object.keys(errors.address ?? {}).some((field) => field !== 'phone' && field !== 'email');
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onBlur={leads.settle}
        onSubmit={(event) => {
          leads.settle();
          void submit(event);
        }}
      >
        <StepList>
          <Step number={1} title={t('checkout.step-contact')} state="now">
            <AddressFields part="contact" lookUp={lookUp} />
            <p className="mt-3 text-14 text-ink-soft">
              {t('checkout.contact-why', { known: isSalesman ? 'staff' : customer ? 'yes' : 'no' })}
            </p>
            {!isSalesman && <LeadConsents leads={leads} />}
          </Step>
          <Step number={2} title={t('checkout.step-address')} state="now">
            {saved?.[0] && <SavedAddresses saved={saved} chosen={chosen} onChoose={choose} />}
            {(chosen === null || hasFaults) && <AddressFields part="place" lookUp={lookUp} />}
            {customer && chosen === null && (
              <Checkbox className="mt-4" checked={keep} onChange={({ target }) => setKeep(target.checked)}>
                {t('checkout.address-keep')}
              </Checkbox>
            )}
            <div className="mt-4">
              <CourierNotes form={form} />
              <Gift form={form} />
            </div>
            <AddressFaultCount />
            {refusal && !errors.address && (
              <Message tone="bad" className="mt-6">
                {reasonOf(refusal, t('checkout.offline'))}
              </Message>
            )}
            <StepAction total={{ value: cart.totals.total, currencyCode: cart.currencyCode }}>
              <Button type="submit" size="l" full loading={isSubmitting}>
                {t(cart.isStudioFlow ? 'checkout.to-studio' : 'checkout.to-delivery')}
              </Button>
            </StepAction>
            <p className="mt-3 text-14 text-ink-soft">{t('checkout.kept')}</p>
          </Step>
          {ahead.map((title, at) => (
            <Step key={title} number={at + 3} title={title} state="next" />
          ))}
        </StepList>
      </form>
    </FormProvider>
  );
}

interface PartProps {
  form: UseFormReturn<CheckoutDraft>;
}

function CourierNotes({ form: { register, formState } }: PartProps) {
  const t = useText();
  const fault = formState.errors.address?.comment;
  return (
    <AddressExtras title={t('checkout.more')} hasFault={Boolean(fault)}>
      <TextArea
        label={t('checkout.field-comment')}
        error={fault?.message}
        optional
        maxLength={300}
        {...register('address.comment')}
        className="tablet:col-span-2"
      />
    </AddressExtras>
  );
}

function Gift({ form: { register } }: PartProps) {
  const t = useText();
  return (
    <Disclosure title={t('checkout.gift')}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={t('checkout.gift-from')}
          optional
          maxLength={60}
          autoComplete="off"
          {...register('gift.from')}
        />
        <TextField
          label={t('checkout.gift-to')}
          optional
          maxLength={60}
          autoComplete="off"
          {...register('gift.to')}
        />
        <TextArea
          label={t('checkout.gift-message')}
          optional
          maxLength={300}
          {...register('gift.message')}
          className="tablet:col-span-2"
        />
      </div>
    </Disclosure>
  );
}
