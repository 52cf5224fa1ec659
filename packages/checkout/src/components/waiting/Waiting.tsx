import type { ReactNode } from 'react';
import { useText } from '../../text.ts';

/** Shown while the bank decides: a spinner, what is happening, and what not to do. */
export function Waiting({ long = false, children }: { long?: boolean; children?: ReactNode }) {
  const t = useText();
  return (
    <section role="status" className="state mx-auto max-w-text">
      <title>{`${t('checkout.confirm-title')} · Lunette`}</title>
      <span className="spin text-accent" aria-hidden="true" />
      <h1 className="display text-28">{t('checkout.confirm-title')}</h1>
      <p className="text-ink-soft">{t(long ? 'checkout.confirm-long' : 'checkout.confirm-text')}</p>
      {children}
    </section>
  );
}
