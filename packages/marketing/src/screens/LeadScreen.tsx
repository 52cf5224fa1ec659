import { useSearchParams } from 'react-router';
import { CallBackForm } from '../components/CallBackForm.tsx';
import { FirstDealForm } from '../components/FirstDealForm.tsx';
import { useText } from '../text.ts';

/**
 * Takes the contact data of a lead (ROUTE-19): for a call of an optician, or with `?campaign=first-deal` for the
 * welcome voucher.
 */
export function LeadScreen() {
  const t = useText();
  const [params] = useSearchParams();
  const isFirstDeal = params.get('campaign') === 'first-deal';
  const part = isFirstDeal ? 'first-deal' : 'call-back';
  return (
    <div className="mx-auto max-w-text">
      <title>{`${t(`marketing.${part}-title`)} · Lunette`}</title>
      <h1 className="display text-36 tablet:text-48">{t(`marketing.${part}-title`)}</h1>
      <p className="mt-3 mb-8 text-18 text-ink-soft">{t(`marketing.${part}-text`)}</p>
      {isFirstDeal ? <FirstDealForm /> : <CallBackForm />}
    </div>
  );
}
