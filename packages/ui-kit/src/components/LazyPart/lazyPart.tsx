import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FailedPart, type FailedPartProps } from './FailedPart.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PartFailure } from './PartFailure.tsx';
import { MoveFocus } from './MoveFocus.tsx';

export interface LazyPartOptions<Props> {
  /** Stands in its place until it has come. */
  Waiting?: ComponentType;
  /** Stands in its place when it cannot be had: a message with a way to try again by default. */
  Failed?: ComponentType<Props & FailedPartProps>;
}

/** A component whose code comes later; `fetch` gets it ahead, where it is likely to be wanted. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  fetch: () => void;
  /** Does the same, and resolves when the code has come or could not be had: then nothing is waited for any more. */
  fetched: () => Promise<void>;
};

/**
 * Makes a component whose code is fetched when it is first drawn. One that cannot be had takes nothing else of the page
 * with it, says so, and is fetched anew when somebody asks or another one has come.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed = PartFailure }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  // React keeps for good that a component could not be had; what comes after a failure is another one.
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
  // What has come is drawn at once: React would draw a `lazy` one only 300 ms after its fallback.
  Lazy.fetched = () =>
    load().then(
      (Part) => void (latest = Part),
      () => undefined,
    );
  Lazy.fetch = () => void Lazy.fetched();
  return Lazy;
}
