import { QrPicture } from '@lunette/ui-kit';
import { SquarePlus, Share, EllipsisVertical, WifiOff, Zap, RefreshCw } from 'lucide-react';
import { useText } from '../text.ts';

/** Props of `MobileAppScreen`. */
export interface MobileAppScreenProps {
  /** The address of this page, which the QR code contains. */
  address: string;
}

const REASONS = [
  ['fast', Zap],
  ['offline', WifiOff],
  ['newest', RefreshCw],
] as const;
const WAYS = [
  ['share', Share],
  ['dots', EllipsisVertical],
] as const;

/**
 * Explains how to add the shop to a phone's home screen (ROUTE-19, the target of the footer's badges): it is installed
 * from the browser.
 */
export function MobileAppScreen({ address }: MobileAppScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('marketing.app-title')} · Lunette`}</title>
      <div className="grid items-center gap-10 desk:grid-cols-[minmax(0,1fr)_auto]">
        <header>
          <h1 className="display text-36 tablet:text-48">{t('marketing.app-title')}</h1>
          <p className="mt-3 max-w-text text-18 text-ink-soft">{t('marketing.app-text')}</p>
          <ul className="mt-8 grid gap-5 tablet:grid-cols-3">
            {REASONS.map(([reason, Icon]) => (
              <li key={reason} className="grid content-start gap-1.5">
                <Icon aria-hidden size={22} className="text-accent" />
                <span className="font-semibold">{t(`marketing.app-${reason}`)}</span>
                <span className="text-14 text-ink-soft">{t(`marketing.app-${reason}-text`)}</span>
              </li>
            ))}
          </ul>
        </header>
        <figure className="hidden justify-items-center gap-3 desk:grid">
          <QrPicture text={address} label={t('marketing.app-code')} className="size-52" />
          <figcaption className="max-w-52 text-center text-14 text-ink-soft">
            {t('marketing.app-scan')}
          </figcaption>
        </figure>
      </div>
      <div className="mt-12 grid gap-5 tablet:grid-cols-2">
        {WAYS.map(([way, Icon]) => (
          <section key={way} className="rounded-control border border-line bg-surface p-6">
            <h2 className="mb-4 display text-22">{t(`marketing.app-${way}`)}</h2>
            <ol className="grid gap-3">
              <li className="flex items-center gap-3">
                <Icon aria-hidden size={18} className="shrink-0 text-accent" />
                {t(`marketing.app-${way}-1`)}
              </li>
              <li className="flex items-center gap-3">
                <SquarePlus aria-hidden size={18} className="shrink-0 text-accent" />
                {t(`marketing.app-${way}-2`)}
              </li>
            </ol>
          </section>
        ))}
      </div>
      <p className="mt-6 text-14 text-ink-soft">{t('marketing.app-stores')}</p>
    </>
  );
}
