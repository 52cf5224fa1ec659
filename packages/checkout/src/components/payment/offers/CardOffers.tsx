import { reasonOf } from '@lunette/api-client';
import { digitsOf, westernDigits } from '@lunette/country-config';
import { Button, FocusGuard, Message, TextField } from '@lunette/ui-kit';
import { useState } from 'react';
import { useLazyGetCardOffersQuery, useTakeCardOfferMutation } from '../../../api/offer.ts';
import { cardType } from '../../../rules/index.ts';
import { useText } from '../../../text.ts';
import { OfferRow } from './OfferRow.tsx';

const SIX = /^\d{6}$/;

/** Checks a card for offers of its bank by its first six digits; no further digits are asked for. */
export function CardOffers() {
  const t = useText();
  const [digits, setDigits] = useState('');
  const [fault, setFault] = useState(false);
  const [ask, { currentData, error, isFetching }, { lastArg }] = useLazyGetCardOffersQuery();
  const [use, using] = useTakeCardOfferMutation();
  const type = cardType(digits);
  // The answer belongs to the digits that were asked about.
  const isAnswered = typeof lastArg === 'object' && lastArg.query.cardNumber === digits;
  const offers = isAnswered ? currentData?.offers : undefined;
  const failure = isAnswered ? (error ?? using.error) : undefined;
  const submit = () => {
    setFault(!SIX.test(digits));
    using.reset();
    if (SIX.test(digits) && !isFetching) void ask({ query: { cardNumber: digits } });
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label={t('checkout.offer-digits')}
          hint={t('checkout.offer-digits-hint')}
          error={fault ? t('checkout.offer-digits-fault') : undefined}
          value={digits}
          onChange={({ target }) => setDigits(digitsOf(westernDigits(target.value)).slice(0, 6))}
          after={type && t(`checkout.card-type-${type}`)}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
        />
        <Button type="submit" kind="second" loading={isFetching} className="mt-6">
          {t('checkout.offer-check')}
        </Button>
      </div>
      {offers?.length === 0 && <p className="text-14">{t('checkout.offer-none')}</p>}
      <FocusGuard>
        {offers?.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            busy={using.isLoading}
            onUse={() => void use({ body: { offerId: offer.id } })}
          />
        ))}
      </FocusGuard>
      {failure && <Message tone="bad">{reasonOf(failure, t('checkout.offline'))}</Message>}
    </form>
  );
}
