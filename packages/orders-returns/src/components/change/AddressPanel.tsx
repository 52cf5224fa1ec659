import { reasonOf } from '@lunette/api-client';
import {
  addressDraftOf,
  AddressExtras,
  AddressFaultCount,
  AddressFields,
  fieldsOf,
  useAddressFaults,
  writtenAddress,
  type AddressDraft,
  type PostcodeLookUp,
} from '@lunette/session';
import { Button, Message, Panel, useToast } from '@lunette/ui-kit';
import { useId } from 'react';
import { FormProvider, useForm, type FieldPath, type ResolverResult } from 'react-hook-form';
import { useChangeShippingAddressMutation } from '../../api/order.ts';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

interface AddressPanelProps {
  order: Order;
  lookUp: PostcodeLookUp;
  open: boolean;
  onClose: () => void;
}

interface AddressFormValues {
  address: AddressDraft;
}

/** A form for another address of an order. The typed values are kept until they are saved. */
export function AddressPanel({ order, lookUp, open, onClose }: AddressPanelProps) {
  const t = useText();
  const id = useId();
  const { form, submit, isLoading, fault, clearFault } = useNewAddress(order, onClose);
  const fields = { lookUp, country: order.shippingAddress.country };
  const close = () => {
    clearFault();
    onClose();
  };
  return (
    <Panel
      open={open}
      onClose={close}
      title={t('orders.address-title')}
      footer={
        <div className="grid gap-3">
          {fault && <Message tone="bad">{fault}</Message>}
          <Button type="submit" form={id} size="l" full loading={isLoading}>
            {t('orders.address-save')}
          </Button>
        </div>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <AddressFields part="place" {...fields} />
          <AddressFields part="contact" without={['email']} {...fields} />
          <AddressExtras title={t('orders.address-more')} />
          <AddressFaultCount />
        </form>
      </FormProvider>
    </Panel>
  );
}

function useNewAddress({ id: orderId, shippingAddress }: Order, onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const { country } = shippingAddress;
  const faultsOf = useAddressFaults(country);
  const [change, { isLoading, error, reset }] = useChangeShippingAddressMutation();
  const form = useForm<AddressFormValues>({
    defaultValues: { address: addressDraftOf(shippingAddress) },
    mode: 'onTouched',
    resolver: (draft): ResolverResult<AddressFormValues> => {
      const faults = faultsOf(draft.address);
      return faults ? { values: {}, errors: { address: faults } } : { values: draft, errors: {} };
    },
  });
  const submit = form.handleSubmit(async (draft) => {
    const address = { ...shippingAddress, ...writtenAddress(draft.address, country) };
    const answer = await change({ params: { orderId }, body: { address } });
    if (!answer.error) {
      toast(t('orders.address-saved'));
      onDone();
      return;
    }
    const fields = Object.entries(fieldsOf(answer.error));
    for (const [path, message] of fields)
      form.setError(path as FieldPath<AddressFormValues>, { type: 'gateway', message });
    if (fields[0]) form.setFocus(fields[0][0] as FieldPath<AddressFormValues>);
  });
  const isBeside = error !== undefined && Object.keys(fieldsOf(error)).length > 0;
  const fault =
    error && !isBeside && t('orders.address-failed', { reason: reasonOf(error, t('orders.offline')) });
  const clearFault = () => {
    if (error) reset();
  };
  return { form, submit, isLoading, fault: fault || null, clearFault };
}
