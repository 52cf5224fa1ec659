import { Button, ThumbBar } from '@lunette/ui-kit';
import type { ReactNode } from 'react';

interface BookingActionProps {
  /** The form that the button sends. */
  form: string;
  loading: boolean;
  /** What is missing, while something is. */
  off: string | undefined;
  children: ReactNode;
}

/** The one button of a booking: in the box on a desk, in thumb reach on a phone. */
export function BookingAction({ form, loading, off, children }: BookingActionProps) {
  return (
    <ThumbBar className="tablet:static tablet:mt-5 tablet:grid tablet:border-0 tablet:bg-transparent tablet:p-0">
      <Button type="submit" form={form} size="l" full loading={loading} off={off}>
        {children}
      </Button>
    </ThumbBar>
  );
}
