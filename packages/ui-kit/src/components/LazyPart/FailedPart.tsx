import { useEffect, useRef, useState, type ComponentType } from 'react';

export interface FailedPartProps {
  onRetry: () => void;
  retrying: boolean;
  /** Whether trying again did not help: some browsers keep for good that a file could not be had. */
  isRepeated: boolean;
}

interface Props<Own> {
  /** The part's own props. */
  of: Own;
  load: () => Promise<unknown>;
  isRepeated: boolean;
  /** Draws the part anew; `isAsked` says that it is this one which was asked for. */
  again: (isAsked: boolean) => void;
  As: ComponentType<Own & FailedPartProps>;
}

/** The parts of the page that have failed, each as the way to draw it anew. */
const failed = new Set<(isAsked: boolean) => void>();

/** Stands where a part could not be had; it is drawn anew when it, or another one, has come. */
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
