import { useText } from '../../text.ts';

/** "Continue on your phone", shown on computers only. */
export function OtherDevice() {
  const t = useText();
  return (
    <>
      <span className="max-tablet:hidden">{t('checkout.resume-phone')}</span>
      <span className="tablet:hidden">{t('checkout.resume-device')}</span>
    </>
  );
}
