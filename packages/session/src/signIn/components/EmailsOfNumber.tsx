import { LinkText } from '@lunette/ui-kit';
import { useLazyGetAccountsQuery } from '../../api/account.ts';
import { useText } from '../../text.ts';
import type { Mobile } from '../rules/readIdentity.ts';
import { useReason } from '../../useReason.ts';

/** Reminds the owner of a number of the e-mail addresses that they gave with it; nobody else can use them (AUTH-06). */
export function EmailsOfNumber({ mobile: { telephone, phoneCode } }: { mobile: Mobile }) {
  const t = useText();
  const reason = useReason();
  const [ask, { data, error, isFetching }] = useLazyGetAccountsQuery();
  const text = error
    ? reason(error)
    : data && t('session.emails-of-number', { count: data.emails.length, emails: data.emails.join(', ') });
  return (
    <p role="status" className="text-14 text-ink-soft">
      {text ?? (
        <LinkText
          as="button"
          aria-disabled={isFetching || undefined}
          onClick={() => void ask({ query: { telephone, phoneCode } })}
        >
          {t('session.emails-ask')}
        </LinkText>
      )}
    </p>
  );
}
