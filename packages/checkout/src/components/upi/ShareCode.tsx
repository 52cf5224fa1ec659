import { Button } from '@lunette/ui-kit';
import { Share2 } from 'lucide-react';
import { useText } from '../../text.ts';

/** On a phone, hands the link of a code to an app that its shopper picks; absent where the browser cannot. */
export function ShareCode({ link }: { link: string }) {
  const t = useText();
  if (!('share' in navigator)) return null;
  // Whoever closes the list of apps goes on by the code or the other button.
  const share = () => void navigator.share({ text: link }).catch(() => undefined);
  return (
    <Button kind="second" full icon={<Share2 aria-hidden="true" />} className="tablet:hidden" onClick={share}>
      {t('checkout.upi-share')}
    </Button>
  );
}
