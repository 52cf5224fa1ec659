import { Checkbox, FieldMessage } from '@lunette/ui-kit';
import { useState } from 'react';
import { useLazyGetCaptchaQuery } from '../../api/signIn.ts';
import { useText } from '../../text.ts';
import type { Puzzle } from './solvePuzzle.ts';

export interface CaptchaProps {
  /** Takes the solution; null when it counts no longer. */
  onSolved: (solution: string | null) => void;
  /** Why it is here. */
  hint?: string | undefined;
  /** That it was left out. */
  error?: string | undefined;
}

/** A box that asks whether a person is there: their device does a little work once it is ticked (AUTH-05). */
export function Captcha({ onSolved, hint, error }: CaptchaProps) {
  const t = useText();
  const [getPuzzle] = useLazyGetCaptchaQuery();
  const [state, setState] = useState<'open' | 'working' | 'solved' | 'failed'>('open');
  const solve = async () => {
    setState('working');
    try {
      // Most forms are sent without a puzzle: what solves one comes when it is needed.
      const [puzzle, { solvePuzzle }] = await Promise.all([
        getPuzzle({ query: { v: String(Date.now()) } }).unwrap(),
        import('./solvePuzzle.ts'),
      ]);
      onSolved(await solvePuzzle(puzzle satisfies Puzzle));
      setState('solved');
    } catch {
      setState('failed');
    }
  };
  const isBusy = state === 'working';
  const fault = state === 'failed' ? t('session.captcha-failed') : state === 'open' ? error : undefined;
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
        {fault ?? (state === 'solved' ? t('session.captcha-solved') : hint)}
      </FieldMessage>
    </div>
  );
}
