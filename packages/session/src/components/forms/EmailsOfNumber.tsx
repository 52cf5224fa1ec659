import { codeOf } from '@lunette/api-client';
import { FocusGuard, LinkText, useLocale } from '@lunette/ui-kit';
import { useLazyGetAccountsQuery } from '../../api/identity.ts';
import { useText } from '../../text.ts';
import type { Mobile } from '../../rules/readIdentity.ts';
import { useReason } from '../../useReason.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';

/** Reminds the owner of a number of the e-mail addresses that belong to it; other people cannot use them (AUTH-06). */
export function EmailsOfNumber({ mobile: { telephone, phoneCode } }: { mobile: Mobile }) {
  const t = useText();
  const { list } = useLocale();
  const reason = useReason();
  const captcha = useCaptcha({ isAlone: false });
  const [ask, { data, error, isFetching }] = useLazyGetAccountsQuery();
  const send = async () => {
    if (isFetching) return;
    const solution = captcha.take();
    if (solution === null) return;
    captcha.wasMissing((await ask({ query: { telephone, phoneCode, captcha: solution } })).error);
  };
  const fault = error && codeOf(error) !== 'captcha_required' ? reason(error) : undefined;
  return (
    <div className="grid gap-2 text-14 text-ink-soft">
      {captcha.field}
      <FocusGuard>
        {!data && (
          <p>
            <LinkText as="button" aria-disabled={isFetching || undefined} onClick={() => void send()}>
              {t('session.emails-ask')}
            </LinkText>
          </p>
        )}
        <p role="status" className={fault ? 'text-sale' : undefined}>
          {data
            ? t('session.emails-of-number', { count: data.emails.length, emails: list(data.emails) })
            : fault}
        </p>
      </FocusGuard>
    </div>
  );
}
