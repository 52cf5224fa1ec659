import { reasonOf } from '@lunette/api-client';
import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { powerSection } from '@lunette/prescription/rules';
import { Button, useToast } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useUpdatePrescriptionMutation } from '../../api/order.ts';
import type { OrderItem } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** What an editor of powers needs to know of an ordered item, and how it hands a power back. */
export interface OrderPowerEdit {
  open: boolean;
  productId: string;
  /** The name of the goods. */
  name: string;
  powerType: PowerType;
  prescription: Prescription;
  /** The order waits for it: it has to be typed now. */
  typedOnly: true;
  saving: boolean;
  /** Why the power could not be saved, in words. */
  failure: string | null;
  onSave: (power: { prescription: Prescription }) => void;
  onClose: () => void;
}

interface OrderPowerProps {
  orderId: string;
  item: OrderItem;
  /** The e-mail address with which the order was opened; its owner needs none. */
  email?: string | undefined;
  /** Draws the editor. */
  renderEditor: (edit: OrderPowerEdit) => ReactNode;
}

const NO_POWER: Prescription = {};

/**
 * The way to the power of an ordered item, until its lenses are made (LPU-01). The link of "Enter My Power" names the item
 * in its address (`?power=`), and finds the editor open.
 */
export function OrderPower({ orderId, item, email, renderEditor }: OrderPowerProps) {
  const t = useText();
  const toast = useToast();
  const [params] = useSearchParams();
  const [open, setOpen] = useState(params.get('power') === item.id);
  const [update, { isLoading, error, reset }] = useUpdatePrescriptionMutation();
  const { id: itemId, name, productId, powerType, prescription } = item;
  if (!item.powerOpen || !powerType) return null;
  const isMissing = powerSection(prescription) === 'CONTACT_FOR_POWER';
  const save = async (changed: Prescription) => {
    const answer = await update({
      params: { orderId, itemId },
      query: email === undefined ? {} : { email },
      body: { prescription: changed, ...(email !== undefined && { powerUpdatedBy: email }) },
    });
    if (answer.error) return;
    setOpen(false);
    toast({ kind: 'update', text: t('orders.power-saved') });
  };
  return (
    <div className="mt-3 tablet:ms-52">
      {isMissing && <p className="mb-3 max-w-text text-14 text-ink-soft">{t('orders.power-first')}</p>}
      <Button
        kind={isMissing ? undefined : 'second'}
        aria-haspopup="dialog"
        aria-label={t(isMissing ? 'orders.power-enter-of' : 'orders.power-change-of', { name })}
        onClick={() => {
          if (error) reset();
          setOpen(true);
        }}
      >
        {t(isMissing ? 'orders.power-enter' : 'orders.power-change')}
      </Button>
      {renderEditor({
        open,
        productId,
        name,
        powerType,
        prescription: prescription ?? NO_POWER,
        typedOnly: true,
        saving: isLoading,
        failure: error ? reasonOf(error, t('orders.power-failed')) : null,
        onSave: (power) => void save(power.prescription),
        onClose: () => setOpen(false),
      })}
    </div>
  );
}
