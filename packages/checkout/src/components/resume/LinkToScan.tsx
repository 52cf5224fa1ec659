import { reasonOf, useAppSelector } from '@lunette/api-client';
import { selectSignIn } from '@lunette/session';
import { Button, FocusGuard, Message, QrPicture, Skeleton, TextField, useToast } from '@lunette/ui-kit';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCreateLinkMutation } from '../../api/resume.ts';
import type { ResumeLink } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { TimeLeft } from '../upi/TimeLeft.tsx';
import { useServerTime } from '../upi/useServerTime.ts';

/** A link to this checkout as a QR code and as text, with the time for which it is valid. */
export function LinkToScan() {
  const t = useText();
  const { isLogined } = useAppSelector(selectSignIn);
  const [create, { data: link, error, isLoading, fulfilledTimeStamp = 0 }] = useCreateLinkMutation();
  useEffect(() => {
    void create();
  }, [create]);
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        <span className="max-tablet:hidden">{t('checkout.resume-scan')}</span>
        <span className="tablet:hidden">{t('checkout.resume-scan-device')}</span>
      </p>
      <FocusGuard>
        {error && !isLoading && (
          <>
            <Message tone="bad">{reasonOf(error, t('checkout.offline'))}</Message>
            <Button kind="second" full onClick={() => void create()}>
              {t('checkout.resume-again')}
            </Button>
          </>
        )}
        {link && !isLoading && (
          <div className="grid gap-5">
            <ValidLink key={link.url} link={link} readAt={fulfilledTimeStamp} onNew={() => void create()} />
          </div>
        )}
        {!error && (!link || isLoading) && (
          <div role="status" aria-label={t('checkout.resume-making')} className="grid gap-5">
            <Skeleton className="size-[232px] justify-self-center rounded-control" />
            <Skeleton className="h-[188px] rounded-control" />
          </div>
        )}
      </FocusGuard>
      <p className="text-14 text-ink-soft">
        {t(isLogined ? 'checkout.resume-account-note' : 'checkout.resume-once')}
      </p>
    </div>
  );
}

interface ValidLinkProps {
  link: ResumeLink;
  /** When it was read, by this device's clock. */
  readAt: number;
  onNew: () => void;
}

function ValidLink({ link: { url, expiresAt, secondsLeft }, readAt, onNew }: ValidLinkProps) {
  const t = useText();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const madeAt = new Date(Date.parse(expiresAt) - secondsLeft * 1000).toISOString();
  const now = useServerTime(madeAt, readAt);

  async function copy() {
    // If the browser does not allow copying, the link is selected.
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      toast(t('checkout.resume-copied'));
    } catch {
      toast(t('checkout.resume-marked'));
    }
  }

  if (now >= Date.parse(expiresAt))
    return (
      <>
        <Message tone="warn">{t('checkout.resume-over')}</Message>
        <Button full onClick={onNew}>
          {t('checkout.resume-new')}
        </Button>
      </>
    );
  return (
    <>
      <QrPicture text={url} label={t('checkout.resume-code')} className="size-[232px] justify-self-center" />
      <TimeLeft from={madeAt} until={expiresAt} now={now} ground="dialog" />
      <TextField
        ref={field}
        label={t('checkout.resume-link')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <Button kind="second" full icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {t('checkout.resume-copy')}
      </Button>
    </>
  );
}
