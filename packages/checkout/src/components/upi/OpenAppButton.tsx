import { Button } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { StepAction } from '../StepAction.tsx';

/** On a phone, the button that opens a UPI payment in an app of this phone. */
export function OpenAppButton({ link }: { link: string }) {
  const t = useText();
  return (
    <div className="tablet:hidden">
      <StepAction>
        <Button as="a" href={link} size="l" full>
          {t('checkout.upi-open-app')}
        </Button>
      </StepAction>
    </div>
  );
}
