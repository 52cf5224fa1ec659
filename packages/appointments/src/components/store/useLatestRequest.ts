import { useEffect, useRef } from 'react';

/** Starts a request; returns whether it is still the latest one and its component is still shown. */
export type BeginRequest = () => () => boolean;

/** Numbers the requests of a component, so that it can ignore a late answer to an older one. */
export function useLatestRequest(): BeginRequest {
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return () => {
    latest.current += 1;
    const request = latest.current;
    return () => request === latest.current;
  };
}
