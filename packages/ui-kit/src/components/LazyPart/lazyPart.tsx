import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FailedPart, type FailedPartProps } from './FailedPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PartFailure } from './PartFailure.tsx';
import { MoveFocus } from './MoveFocus.tsx';

/** What a lazy part shows while it loads and when it fails. */
export interface LazyPartOptions<Props> {
  /** Rendered in place of the part until it has loaded. */
  Waiting?: ComponentType;
  /** Rendered when the part cannot be loaded; by default a message with a retry button. */
  Failed?: ComponentType<Props & FailedPartProps>;
}

/** A component whose code is loaded later. `fetch` loads it ahead of time. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  fetch: () => void;
  /** As `fetch`, and resolves when the code has loaded or failed to load. */
  fetched: () => Promise<void>;
};

/**
 * Makes a component whose code is loaded when it is first rendered. If it cannot be loaded, the rest of the page stays
 * and a message says so; it is loaded again on a retry, or when another failed part has loaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed = PartFailure }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  // React remembers permanently that a lazy component failed; after a failure a new one is created.
  const another = () => lazy(async () => ({ default: await load() }));
  let latest: ComponentType<Props> = another();
  function Lazy(props: Props) {
    const [{ Part, attempt, isAsked }, setTried] = useState({ Part: latest, attempt: 0, isAsked: false });
    const failed = () => {
      if (latest === Part) latest = another();
    };
    const again = (isAsked: boolean) => setTried({ Part: latest, attempt: attempt + 1, isAsked });
    return (
      <PartBoundary
        key={attempt}
        onFailure={failed}
        fallback={<FailedPart of={props} load={load} isRepeated={attempt > 0} again={again} As={Failed} />}
      >
        <Suspense fallback={Waiting && <Waiting />}>
          {isAsked && <MoveFocus />}
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  // A loaded component is rendered directly: React would show a `lazy` one only 300 ms after its fallback.
  Lazy.fetched = () =>
    load().then(
      (Part) => void (latest = Part),
      () => undefined,
    );
  Lazy.fetch = () => void Lazy.fetched();
  return Lazy;
}
