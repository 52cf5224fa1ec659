import { reasonOf } from '@lunette/api-client';
import { Button, Message } from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useEndRemindersMutation } from '../api/lead.ts';
import { useText } from '../text.ts';

/** The page behind the link of a reminder: its button ends the reminders to that address (CHK-06). */
export function EndRemindersScreen() {
  const t = useText();
  const [params] = useSearchParams();
  const [end, { data, error, isLoading }] = useEndRemindersMutation();
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (data) note.current?.focus();
  }, [data]);
  return (
    <div className="mx-auto max-w-text">
      <title>{`${t('checkout.end-title')} · Lunette`}</title>
      <h1 className="display mb-3 text-36 tablet:text-48">{t('checkout.end-title')}</h1>
      {data ? (
        <div ref={note} tabIndex={-1} className="outline-none">
          <Message tone="good">{t('checkout.end-done')}</Message>
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="mb-4 text-18 text-ink-soft">{t('checkout.end-text')}</p>
          {error && <Message tone="bad">{reasonOf(error, t('checkout.offline'))}</Message>}
          <Button
            size="l"
            loading={isLoading}
            onClick={() => void end({ body: { token: params.get('token') ?? '' } })}
          >
            {t('checkout.end-button')}
          </Button>
        </div>
      )}
    </div>
  );
}
