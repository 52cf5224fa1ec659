import { lazyPart } from '@lunette/ui-kit';
import { CheckoutSkeleton } from '../../components/CheckoutSkeleton.tsx';
import { useText } from '../../text.ts';

const Resume = lazyPart(async () => (await import('./Resume.tsx')).Resume, { Waiting: CheckoutSkeleton });

/** The page behind the link of a checkout: its button continues the checkout on this device. */
export function ResumeScreen() {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.resume-title')} · Lunette`}</title>
      <h1 className="sr-only">{t('checkout.resume-title')}</h1>
      <Resume />
    </>
  );
}
