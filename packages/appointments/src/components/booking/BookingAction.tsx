import { Button, ThumbBar } from '@lunette/ui-kit';
import type { ReactNode } from 'react';

interface BookingActionProps {
  /** The id of the form that the button sends. */
  form: string;
  loading: boolean;
  /** What is still missing; undefined if nothing is. */
  off: string | undefined;
  children: ReactNode;
}

/** The submit button of a booking: in the box on a desktop screen, in reach of the thumb on a phone. */
export function BookingAction({ form, loading, off, children }: BookingActionProps) {
  return (
    <ThumbBar className="tablet:static tablet:mt-5 tablet:grid tablet:border-0 tablet:bg-transparent tablet:p-0">
      <Button type="submit" form={form} size="l" full loading={loading} off={off}>
        {children}
      </Button>
    </ThumbBar>
  );
}
