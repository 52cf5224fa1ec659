import { reasonOf } from '@lunette/api-client';
import { Button, Disclosure, lazyPart, Message, Skeleton } from '@lunette/ui-kit';
import { useState } from 'react';
import {
  useGetPaymentOffersQuery,
  useRemoveCardOfferMutation,
  useTakeCardOfferMutation,
} from '../../../api/offer.ts';
import { useText } from '../../../text.ts';
import { OfferRow } from './OfferRow.tsx';

const CardOffers = lazyPart(async () => (await import('./CardOffers.tsx')).CardOffers);

interface PaymentOffersProps {
  /** Whether the chosen method can have card offers. */
  takesCardOffer: boolean;
}

/**
 * The offers of banks below the methods (PAY-04). For the chosen method, each offer is used, can be used, or says why it
 * does not apply.
 */
export function PaymentOffers({ takesCardOffer }: PaymentOffersProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetPaymentOffersQuery();
  const [use, using] = useTakeCardOfferMutation();
  const [remove, removing] = useRemoveCardOfferMutation();
  const busy = using.isLoading || removing.isLoading;
  const failure = using.error ?? removing.error;
  const change = (send: () => unknown) => {
    if (busy) return;
    using.reset();
    removing.reset();
    send();
  };
  if (!data && error)
    return (
      <Message tone="warn" className="mt-4">
        <p>{t('checkout.offers-fault')}</p>
        <Button kind="second" size="s" className="mt-3" loading={isFetching} onClick={() => void refetch()}>
          {t('checkout.offers-again')}
        </Button>
      </Message>
    );
  if (!data)
    return (
      <div role="status" aria-label={t('checkout.offers-loading')} className="mt-6">
        <Skeleton className="h-[100px] rounded-control" />
      </div>
    );
  if (data.offers.length === 0) return null;
  return (
    <section aria-labelledby="payment-offers" className="mt-6">
      <h3 id="payment-offers" className="text-14 font-semibold">
        {t('checkout.offers')}
      </h3>
      <ul className="mt-3 divide-y divide-line">
        {data.offers.map((offer) => (
          <li key={offer.id} className="py-3 first:pt-0">
            <OfferRow
              offer={offer}
              busy={busy}
              methodProblem={takesCardOffer ? null : t('checkout.offer-cards-only')}
              onUse={() => change(() => void use({ body: { offerId: offer.id } }))}
              onRemove={() => change(() => void remove({ params: { offerId: offer.id } }))}
            />
          </li>
        ))}
      </ul>
      {failure && <Message tone="bad">{reasonOf(failure, t('checkout.offline'))}</Message>}
      {takesCardOffer && <CardOffersDisclosure />}
    </section>
  );
}

/** The check of a card's offers, fetched when it is opened. */
function CardOffersDisclosure() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      title={t('checkout.offer-title')}
      className="mt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {open && <CardOffers />}
    </Disclosure>
  );
}
