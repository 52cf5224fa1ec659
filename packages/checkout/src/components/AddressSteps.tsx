import { reasonOf } from '@lunette/api-client';
import type { AddressField, AddressInput as Input } from '@lunette/country-config';
import { Button, Checkbox, Disclosure, Message, Step, StepList, TextArea, TextField } from '@lunette/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressDraft } from '../addressDraft.ts';
import type { Checkout } from '../contract/index.ts';
import { useText } from '../text.ts';
import { useAddressForm } from '../useAddressForm.ts';
import { usePostcode } from '../usePostcode.ts';
import { AddressInput } from './AddressInput.tsx';
import { StepAction } from './StepAction.tsx';

interface AddressStepsProps {
  checkout: Checkout;
  onSaved: () => void;
}

const CONTACT: readonly AddressField[] = ['phone', 'email'];
/** Two of these stand side by side where there is room. */
const HALF: readonly AddressField[] = [
  'firstName',
  'lastName',
  'postcode',
  'city',
  'state',
  'locality',
  'landmark',
];

/** The first two steps, one form: whom to call and where to send it. */
export function AddressSteps({ checkout, onSaved }: AddressStepsProps) {
  const t = useText();
  const { form, submit, inputs, refusal } = useAddressForm(checkout, onSaved);
  const { lookUp, found } = usePostcode(form);
  const { errors, isSubmitting, submitCount } = form.formState;
  const faults = Object.keys(errors.address ?? {}).length;
  const { cart } = checkout;
  const place = inputs.filter(({ field }) => !CONTACT.includes(field));
  const draw = (input: Input) => (
    <div key={input.field} className={HALF.includes(input.field) ? undefined : 'tablet:col-span-2'}>
      <AddressInput
        form={form}
        input={input}
        {...(input.field === 'postcode' && {
          found,
          onPostcode: (postcode: string) => void lookUp(postcode),
        })}
      />
    </div>
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <StepList>
        <Step number={1} title={t('checkout.step-contact')} state="now">
          <div className="grid gap-4 tablet:grid-cols-2">
            {inputs
              .filter(({ field }) => CONTACT.includes(field))
              .map((input) => (
                <AddressInput key={input.field} form={form} input={input} />
              ))}
          </div>
          <p className="mt-3 text-14 text-ink-soft">{t('checkout.contact-why')}</p>
        </Step>
        <Step number={2} title={t('checkout.step-address')} state="now">
          <div className="grid gap-4 tablet:grid-cols-2">{place.map(draw)}</div>
          <Extras form={form} />
          {submitCount > 0 && faults > 0 && (
            <Message tone="bad" className="mt-6">
              {t('checkout.faults', { count: faults })}
            </Message>
          )}
          {refusal && faults === 0 && (
            <Message tone="bad" className="mt-6">
              {reasonOf(refusal, t('checkout.offline'))}
            </Message>
          )}
          <StepAction total={{ value: cart.totals.total, currencyCode: cart.currencyCode }}>
            <Button type="submit" size="l" full loading={isSubmitting}>
              {t('checkout.to-delivery')}
            </Button>
          </StepAction>
          <p className="mt-3 text-14 text-ink-soft">{t('checkout.kept')}</p>
        </Step>
        <Step number={3} title={t('checkout.step-delivery')} state="next" />
        <Step number={4} title={t('checkout.step-payment')} state="next" />
      </StepList>
    </form>
  );
}

function Extras({ form: { register, formState } }: { form: UseFormReturn<AddressDraft> }) {
  const t = useText();
  const faults = formState.errors.address ?? {};
  const hasFault = Boolean(faults.alternatePhone ?? faults.floor ?? faults.comment);
  return (
    <div className="mt-4">
      <Disclosure title={t('checkout.more')} open={hasFault || undefined}>
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={t('checkout.field-alternatePhone')}
            error={faults.alternatePhone?.message}
            optional
            type="tel"
            autoComplete="off"
            {...register('address.alternatePhone')}
            className="[&_.input]:[direction:ltr]"
          />
          <TextField
            label={t('checkout.field-floor')}
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...register('address.floor')}
          />
          <Checkbox {...register('address.liftAvailable')}>{t('checkout.field-lift')}</Checkbox>
          <TextArea
            label={t('checkout.field-comment')}
            error={faults.comment?.message}
            optional
            maxLength={300}
            {...register('address.comment')}
            className="tablet:col-span-2"
          />
        </div>
      </Disclosure>
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
    </div>
  );
}
