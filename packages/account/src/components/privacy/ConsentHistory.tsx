import { QueryState, useGetConsentsQuery } from '@lunette/session';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';
import { useDateTime } from '../page/useDateTime.ts';

/** Each consent that was given or withdrawn, when and where, from newest to oldest. */
export function ConsentHistory() {
  const t = useText();
  const dateTime = useDateTime();
  const query = useGetConsentsQuery();
  const consents = query.currentData?.consents;
  return (
    <AccountSection title={t('account.history')} text={t('account.history-text')}>
      {!consents && <QueryState query={query} className="h-24" />}
      {consents?.length === 0 && <p className="text-14 text-ink-soft">{t('account.history-none')}</p>}
      {consents && consents.length > 0 && (
        <ol className="grid">
          {consents.map(({ id, channel, granted, at, client }) => (
            <li
              key={id}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-b-0"
            >
              <span>
                {t(granted ? 'account.consent-given' : 'account.consent-taken', {
                  channel: t(`account.channel-${channel}`),
                })}
              </span>
              <span className="text-14 text-ink-soft">
                {t('account.consent-at', {
                  moment: dateTime(at),
                  client: client === 'mobilesite' ? 'phone' : client === 'desktop' ? 'desktop' : 'other',
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </AccountSection>
  );
}
