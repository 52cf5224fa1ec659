import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { FailedPartProps } from './FailedPart.tsx';
import { ReloadButton } from './ReloadButton.tsx';

/** Says in the place of a part that it did not load. */
export function PartFailure({ onRetry, retrying, isRepeated }: FailedPartProps) {
  return <ErrorState onRetry={onRetry} retrying={retrying} action={isRepeated && <ReloadButton />} />;
}
