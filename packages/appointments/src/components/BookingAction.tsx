import { Button } from '@lunette/ui-kit';
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
    <div className="mt-5 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-9 max-tablet:mt-0 max-tablet:border-t max-tablet:border-line max-tablet:bg-surface max-tablet:px-gutter max-tablet:pt-3 max-tablet:pb-[max(14px,env(safe-area-inset-bottom))]">
      <Button type="submit" form={form} size="l" full loading={loading} off={off}>
        {children}
      </Button>
    </div>
  );
}
