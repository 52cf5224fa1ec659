import { Button } from '@lunette/ui-kit';
import { Share2 } from 'lucide-react';
import { useText } from '../../text.ts';

/** On a phone, a button that shares the link of a UPI code with an app; nothing if the browser cannot share. */
export function ShareCode({ link }: { link: string }) {
  const t = useText();
  if (!('share' in navigator)) return null;
  // The shopper has closed the list of apps; the code and the other button remain.
  const share = () => void navigator.share({ text: link }).catch(() => undefined);
  return (
    <Button kind="second" full icon={<Share2 aria-hidden="true" />} className="tablet:hidden" onClick={share}>
      {t('checkout.upi-share')}
    </Button>
  );
}
