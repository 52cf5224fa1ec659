import { Button, Message, ThumbBar } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import type { useMomentText } from '../times/useMomentText.ts';

interface BookingActionProps {
  /** The id of the form that the button sends. */
  form: string;
  /** The chosen time, which the button names. */
  moment: ReturnType<typeof useMomentText>;
  loading: boolean;
  /** What is still missing; undefined if nothing is. */
  off: string | undefined;
  captchaField: ReactNode;
  /** Why the last booking was refused. */
  problem: string | null;
}

/**
 * The submit button of a booking, below its captcha and the reason of a refusal: in the box on a desktop screen, in reach of
 * the thumb on a phone.
 */
export function BookingAction({ form, moment, loading, off, captchaField, problem }: BookingActionProps) {
  const t = useText();
  return (
    <>
      {captchaField && <div className="mt-4">{captchaField}</div>}
      {problem && (
        <Message tone="bad" className="mt-4">
          {problem}
        </Message>
      )}
      <ThumbBar className="tablet:static tablet:mt-5 tablet:grid tablet:border-0 tablet:bg-transparent tablet:p-0">
        <Button type="submit" form={form} size="l" full loading={loading} off={off}>
          {t('appointments.book', { date: moment?.weekday ?? '', time: moment?.time ?? '' })}
        </Button>
      </ThumbBar>
    </>
  );
}
