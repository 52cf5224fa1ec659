import { Checkbox, useToast } from '@lunette/ui-kit';
import {
  QueryState,
  useGetMarketingSubscriptionQuery,
  useGetWhatsAppConsentQuery,
  useReason,
  useSetMarketingSubscriptionMutation,
  useSetWhatsAppConsentMutation,
} from '@lunette/session';
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
  const [setWhatsApp, opting] = useSetWhatsAppConsentMutation();
  const now = subscription.currentData;
  const details = whatsApp.currentData?.response.details;
  const opt = async (optingValue: boolean) => report(await setWhatsApp({ body: { optingValue } }));
  return (
    <AccountSection title={t('account.news')} text={t('account.news-text')}>
      {now ? (
        <fieldset>
          <legend className="text-14 font-medium">{t('account.news-legend')}</legend>
          <div className="mt-1 grid tablet:grid-cols-2">
            {CHANNELS.map((channel) => (
              <ChannelChoice key={channel} channel={channel} granted={now[channel]} />
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

interface ChannelChoiceProps {
  channel: (typeof CHANNELS)[number];
  granted: boolean;
}

/** The choice for one channel. It is saved independently of the others, so that quick choices all count. */
function ChannelChoice({ channel, granted }: ChannelChoiceProps) {
  const t = useText();
  const report = useOutcomeToast();
  const [save, { isLoading }] = useSetMarketingSubscriptionMutation();
  const choose = async (isGranted: boolean) => report(await save({ body: { [channel]: isGranted } }));
  return (
    <Checkbox
      checked={granted}
      aria-busy={isLoading}
      onChange={({ target }) => void (isLoading || choose(target.checked))}
    >
      {t(`account.channel-${channel}`)}
    </Checkbox>
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
