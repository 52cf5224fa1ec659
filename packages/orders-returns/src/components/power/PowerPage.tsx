import { paths, reasonOf } from '@lunette/api-client';
import type { PowerAction, PowerWay } from '@lunette/prescription';
import type { Prescription } from '@lunette/prescription/contract';
import {
  Button,
  EmptyState,
  FieldMessage,
  GoodsPicture,
  Message,
  Num,
  useLocale,
  useToast,
} from '@lunette/ui-kit';
import { FileImage } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useUpdatePrescriptionMutation } from '../../api/order.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { shortName } from '../item/shortName.ts';
import { useAmendment } from '../upgrade/useAmendment.ts';
import { knownPower, waysFor } from './enteredPower.ts';
import { PowerEntry } from './PowerEntry.tsx';
import { UnreadablePicture } from './UnreadablePicture.tsx';
import { forgetEntry, useEnteredPower } from './useEnteredPower.ts';
import { useStrongerLenses } from './useStrongerLenses.tsx';

interface PowerPageProps {
  order: Order;
  itemId: string;
}

/** The page that enters or changes the power of an ordered item until its lenses are made (LPU-01). */
export function PowerPage({ order, itemId }: PowerPageProps) {
  const t = useText();
  const item = order.items.find(({ id }) => id === itemId);
  const back = (
    <Button as={Link} to={paths.orderSummary(order.id)}>
      {t('orders.see')}
    </Button>
  );
  if (!item) return <EmptyState title={t('orders.power-no-item')} action={back} />;
  if (!item.powerOpen || !item.powerType)
    return (
      <EmptyState
        title={t('orders.power-closed', { name: shortName(item) })}
        text={t('orders.power-closed-text')}
        action={back}
      />
    );
  return <PowerOfItem order={order} item={item} powerType={item.powerType} />;
}

function PowerHead({ order, item, way }: { order: Order; item: OrderItem; way: PowerWay }) {
  const t = useText();
  const { thumbnail, options } = item;
  const name = shortName(item);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h1 className="display text-36 tablet:text-48">{t('orders.power-title', { name })}</h1>
        <p className="mt-2.5 max-w-[60ch] text-ink-soft">
          {t.rich('orders.power-text', { way, number: <Num>{order.id}</Num> })}
        </p>
      </div>
      <div className="hidden items-center gap-3.5 desk:flex">
        <GoodsPicture src={thumbnail} alt="" sizes="112px" className="w-28 flex-none" />
        <p className="grid text-14">
          <b className="font-semibold">{name}</b>
          <span className="text-ink-soft">{options.map((option) => option.name).join(' · ')}</span>
        </p>
      </div>
    </div>
  );
}

interface PowerOfItemProps {
  order: Order;
  item: OrderItem;
  powerType: NonNullable<OrderItem['powerType']>;
}

/**
 * The head of the page, what happens to a picture that was sent before, and the entry of the power with the button that
 * sends it.
 */
function PowerOfItem({ order, item, powerType }: PowerOfItemProps) {
  const t = useText();
  const known = knownPower(order, item);
  const [entered, setEntered] = useEnteredPower(JSON.stringify([order.id, item.id, known]), known);
  const offerFor = useStrongerLenses(order, item);
  const action = useSendPower(order, item, offerFor);
  return (
    <div className="grid grid-cols-1">
      <PowerHead order={order} item={item} way={entered.way} />
      <div className="mt-6 empty:hidden">
        <UnreadablePicture item={item} />
        {order.access !== 'owner' && item.powerUnread && (
          <Message tone="accent" icon={<FileImage />}>
            <p className="font-semibold">{t('orders.reading-of', { name: shortName(item) })}</p>
            <p>{t('orders.power-reading')}</p>
          </Message>
        )}
      </div>
      <PowerEntry
        productId={item.productId}
        powerType={powerType}
        ways={waysFor(item)}
        entered={entered}
        onEntered={setEntered}
        action={action}
        lensFit={(prescription) => offerFor(prescription)?.fit ?? null}
      />
    </div>
  );
}

/** Sends a power and navigates to the order. A reader with the order's code confirms with its e-mail address (RX-13). */
function useSendPower(
  order: Order,
  item: OrderItem,
  offerFor: ReturnType<typeof useStrongerLenses>,
): PowerAction {
  const t = useText();
  const { date, money } = useLocale();
  const amendment = useAmendment({ orderId: order.id, itemId: item.id });
  const toast = useToast();
  const navigate = useNavigate();
  const [update, { isLoading, error }] = useUpdatePrescriptionMutation();
  const { email } = order.shippingAddress;
  const isOwn = order.access === 'owner';
  const send = async (prescription: Prescription) => {
    const { lens } = offerFor(prescription) ?? { lens: null };
    if (lens && item.powerType && item.package) {
      const [type, own] = [item.powerType, item.package.id];
      const isTaken = await amendment.submit({
        powerType: { from: type, to: type },
        packageId: { from: own, to: lens.id },
        difference: lens.difference.value,
        prescription,
      });
      if (isTaken) forgetEntry();
      return;
    }
    const answer = await update({
      params: { orderId: order.id, itemId: item.id },
      query: isOwn ? {} : { email },
      body: { prescription, ...(!isOwn && { powerUpdatedBy: email }) },
    });
    if (answer.error)
      return toast({ kind: 'update', text: reasonOf(answer.error, t('orders.power-failed')) });
    forgetEntry();
    toast({ kind: 'update', text: t('orders.power-saved') });
    await navigate(paths.orderSummary(order.id));
  };
  const arrival = item.expectedStatuses.find(({ status }) => status === 'delivered')?.date;
  return {
    label: (prescription) => {
      const difference = offerFor(prescription)?.lens?.difference;
      return difference && difference.value > 0
        ? t('orders.power-send-pay', { amount: money(difference) })
        : t('orders.power-send');
    },
    render: (prescription, label) => (
      <>
        {arrival && (
          <p className="text-center text-14 text-ink-soft">
            {t('orders.power-arrives', { name: shortName(item), date: date(arrival) })}
          </p>
        )}
        <Button
          size="l"
          full
          loading={isLoading || amendment.isLoading}
          off={offerFor(prescription)?.taken === false && t('orders.lens-first')}
          onClick={() => void send(prescription)}
        >
          {label}
        </Button>
        <div role="alert">
          <FieldMessage tone="bad">
            {amendment.fault ?? (error && reasonOf(error, t('orders.power-failed')))}
          </FieldMessage>
        </div>
      </>
    ),
    loading: false,
    retry: null,
  };
}
