import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { FailedPartProps } from './FailedPart.tsx';
import { ReloadButton } from './ReloadButton.tsx';

/** Says that a part did not load, in the place of the part. */
export function PartFailure({ onRetry, retrying, isRepeated }: FailedPartProps) {
  return <ErrorState onRetry={onRetry} retrying={retrying} action={isRepeated && <ReloadButton />} />;
}
