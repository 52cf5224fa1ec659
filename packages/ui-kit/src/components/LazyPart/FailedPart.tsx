import { useEffect, useRef, useState, type ComponentType } from 'react';

/** Props of `FailedPart`. */
export interface FailedPartProps {
  onRetry: () => void;
  retrying: boolean;
  /** Whether a retry failed too: some browsers remember permanently that a file could not be loaded. */
  isRepeated: boolean;
}

interface Props<Own> {
  /** The props of the part itself. */
  of: Own;
  load: () => Promise<unknown>;
  isRepeated: boolean;
  /** Renders the part again; `isAsked` is true for the part whose retry button was pressed. */
  again: (isAsked: boolean) => void;
  As: ComponentType<Own & FailedPartProps>;
}

/** The failed parts of the page, each as the function that renders it again. */
const failed = new Set<(isAsked: boolean) => void>();

/** Replaces a part that could not be loaded. The part is rendered again when it, or another failed part, has loaded. */
export function FailedPart<Own extends object>({ of, load, isRepeated, again, As }: Props<Own>) {
  const [retrying, setRetrying] = useState(false);
  const [hasRetried, setRetried] = useState(isRepeated);
  const own = useRef(again);
  useEffect(() => {
    own.current = again;
    failed.add(again);
    return () => void failed.delete(again);
  }, [again]);
  const retry = async () => {
    setRetrying(true);
    try {
      await load();
      for (const drawAnew of failed) drawAnew(drawAnew === own.current);
    } catch {
      setRetried(true);
    } finally {
      setRetrying(false);
    }
  };
  return <As {...of} onRetry={() => void retry()} retrying={retrying} isRepeated={hasRetried} />;
}
