import { reasonOf } from '@lunette/api-client';
import { Button, ErrorState, LinkText, Message, Price, useLocale } from '@lunette/ui-kit';
import { countryOf } from '@lunette/country-config';
import type { BankOffer } from '../../contract/index.ts';
import { useApplyOfferMutation, useGetPaymentOfferQuery, useRemoveOfferMutation } from '../../api/offer.ts';
import { useText } from '../../text.ts';
import { SummarySkeleton } from '../summary/SummarySkeleton.tsx';

/** The card offers with their terms and their discounts on this cart, of which one can be applied. */
export function OfferList() {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetPaymentOfferQuery();
  const [apply, applying] = useApplyOfferMutation();
  const [remove, removing] = useRemoveOfferMutation();
  const busy = applying.isLoading || removing.isLoading;
  const failure = applying.error ?? removing.error;
  const toggle = (offerId: string, change: 'apply' | 'remove') => {
    if (busy) return;
    applying.reset();
    removing.reset();
    void (change === 'apply' ? apply({ body: { offerId } }) : remove({ params: { offerId } }));
  };
  if (!data && error)
    return (
      <ErrorState
        title={t('cart.offers-error')}
        text={reasonOf(error, t('cart.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <SummarySkeleton label={t('cart.offers-loading')} />;
  if (data.offers.length === 0) return <p className="text-14 text-ink-soft">{t('cart.offers-none')}</p>;
  return (
    <>
      <ul className="grid gap-4">
        {data.offers.map((offer) => (
          <Offer
            key={offer.id}
            offer={offer}
            busy={busy}
            onApply={() => toggle(offer.id, 'apply')}
            onRemove={() => toggle(offer.id, 'remove')}
          />
        ))}
      </ul>
      {failure && (
        <Message tone="bad" className="mt-4">
          {reasonOf(failure, t('cart.offline'))}
        </Message>
      )}
    </>
  );
}

interface OfferProps {
  offer: BankOffer;
  busy: boolean;
  onApply: () => void;
  onRemove: () => void;
}

function Offer({ offer, busy, onApply, onRemove }: OfferProps) {
  const t = useText();
  const { country } = useLocale();
  const { title, terms, amount, applied, available, reason } = offer;
  const price = <Price amount={{ value: amount, currencyCode: countryOf(country).currencyCode }} />;
  return (
    <li className="grid gap-1.5 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <p className="font-semibold">{title}</p>
        {applied ? (
          <LinkText as="button" aria-label={t('cart.offer-remove', { title })} onClick={onRemove}>
            {t('cart.sum-remove')}
          </LinkText>
        ) : (
          available && (
            <Button
              kind="second"
              size="s"
              loading={busy}
              aria-label={t('cart.offer-apply', { title })}
              onClick={onApply}
            >
              {t('cart.voucher-apply')}
            </Button>
          )
        )}
      </div>
      <p className="text-14 text-ink-soft">{terms}</p>
      {reason && <p className="text-14 text-warn">{reason}</p>}
      {applied && available && (
        <p className="text-14 text-good">{t.rich('cart.offer-applied', { amount: price })}</p>
      )}
    </li>
  );
}
