import type { Money } from '@lunette/country-config';
import { Button } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { StepAction } from '../StepAction.tsx';

interface PayButtonProps {
  /** The amount to pay, if the text of the button does not contain it. */
  total?: Money | undefined;
  loading: boolean;
  /** Why it is disabled. */
  off?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** The button of a payment method. */
export function PayButton({ total, children, ...button }: PayButtonProps) {
  return (
    <StepAction total={total}>
      <Button size="l" full {...button}>
        <span>{children}</span>
      </Button>
    </StepAction>
  );
}
