import { useText } from '../../text.ts';

/** "Continue on your phone" where the screen is that of a computer. */
export function OtherDevice() {
  const t = useText();
  return (
    <>
      <span className="max-tablet:hidden">{t('checkout.resume-phone')}</span>
      <span className="tablet:hidden">{t('checkout.resume-device')}</span>
    </>
  );
}
