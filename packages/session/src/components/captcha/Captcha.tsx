import { Checkbox, createText, FieldMessage } from '@lunette/ui-kit';
import { useState } from 'react';
import { useLazyGetCaptchaQuery } from '../../api/signIn.ts';
import type messages from '../../locales/captcha/en.json';
import type { CaptchaChallenge } from './solveCaptcha.ts';

const useText = createText<keyof typeof messages>();

/** Props of `Captcha`. */
export interface CaptchaProps {
  /** Called with the solution, and with null when it is no longer valid. */
  onSolved: (solution: string | null) => void;
  /** Whether the gateway required the captcha after the form was sent. */
  isAsked: boolean;
  /** Whether the form was sent without a solution. */
  isMissing: boolean;
}

/** A captcha: once the shopper ticks the box, the device solves a proof of work (AUTH-05). */
export function Captcha({ onSolved, isAsked, isMissing }: CaptchaProps) {
  const t = useText();
  const [getCaptcha] = useLazyGetCaptchaQuery();
  const [state, setState] = useState<'open' | 'working' | 'solved' | 'failed'>('open');
  const solve = async () => {
    setState('working');
    try {
      // Most forms are sent without a captcha, so the code that solves it is loaded when it is needed.
      const [captcha, { solveCaptcha }] = await Promise.all([
        getCaptcha({ query: { v: String(Date.now()) } }).unwrap(),
        import('./solveCaptcha.ts'),
      ]);
      onSolved(await solveCaptcha(captcha satisfies CaptchaChallenge));
      setState('solved');
    } catch {
      setState('failed');
    }
  };
  const isBusy = state === 'working';
  const missing = state === 'open' && isMissing ? t('session.captcha-missing') : undefined;
  const fault = state === 'failed' ? t('session.captcha-failed') : missing;
  return (
    <div className="rounded-control border border-line-strong px-4 py-2">
      <Checkbox
        name="captcha"
        checked={isBusy || state === 'solved'}
        mixed={isBusy}
        aria-busy={isBusy || undefined}
        onChange={() => state !== 'solved' && !isBusy && void solve()}
      >
        {t(isBusy ? 'session.captcha-working' : 'session.captcha')}
      </Checkbox>
      <FieldMessage tone={fault ? 'bad' : state === 'solved' ? 'good' : undefined}>
        {fault ??
          (state === 'solved'
            ? t('session.captcha-solved')
            : isAsked
              ? t('session.captcha-asked')
              : undefined)}
      </FieldMessage>
    </div>
  );
}
