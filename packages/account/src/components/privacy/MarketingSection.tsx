import { Checkbox, useToast } from '@lunette/ui-kit';
import {
  QueryState,
  useGetMarketingSubscriptionQuery,
  useGetWhatsAppConsentQuery,
  useReason,
  useSetMarketingSubscriptionMutation,
  useSetWhatsAppConsentMutation,
} from '@lunette/session';
import type { MarketingSubscription } from '@lunette/session/contract';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';

const CHANNELS = ['email', 'sms', 'pushNotification', 'whatsapp'] as const;

/**
 * The channels of marketing messages, and whether messages about orders may be sent by WhatsApp. Each choice is saved
 * immediately.
 */
export function MarketingSection() {
  const t = useText();
  const report = useOutcomeToast();
  const subscription = useGetMarketingSubscriptionQuery();
  const whatsApp = useGetWhatsAppConsentQuery();
  const [setSubscription, saving] = useSetMarketingSubscriptionMutation();
  const [setWhatsApp, opting] = useSetWhatsAppConsentMutation();
  const now = subscription.currentData;
  const details = whatsApp.currentData?.response.details;
  const choose = async (channel: keyof MarketingSubscription, granted: boolean) =>
    report(await setSubscription({ body: { [channel]: granted } }));
  const opt = async (optingValue: boolean) => report(await setWhatsApp({ body: { optingValue } }));
  return (
    <AccountSection title={t('account.news')} text={t('account.news-text')}>
      {now ? (
        <fieldset>
          <legend className="text-14 font-medium">{t('account.news-legend')}</legend>
          <div className="mt-1 grid tablet:grid-cols-2">
            {CHANNELS.map((channel) => (
              <Checkbox
                key={channel}
                checked={now[channel]}
                aria-busy={saving.isLoading}
                onChange={({ target }) => void (saving.isLoading || choose(channel, target.checked))}
              >
                {t(`account.channel-${channel}`)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ) : (
        <QueryState query={subscription} className="h-24" />
      )}
      <div className="mt-4 border-t border-line pt-4">
        {details ? (
          <Checkbox
            checked={details === 'OPT_IN'}
            aria-busy={opting.isLoading}
            onChange={({ target }) => void (opting.isLoading || opt(target.checked))}
          >
            {t('account.channel-whatsappOrders')}
          </Checkbox>
        ) : (
          <QueryState query={whatsApp} className="h-12" />
        )}
      </div>
    </AccountSection>
  );
}

/** Shows whether a choice was saved. */
function useOutcomeToast() {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  return ({ error }: { error?: Parameters<typeof reason>[0] }) =>
    toast(error ? { text: reason(error), kind: 'error' } : t('account.choice-saved'));
}
