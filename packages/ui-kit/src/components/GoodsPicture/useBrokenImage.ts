import { useEffect, useRef, useState } from 'react';

/** Tells whether the image at `src` failed, also when it failed before React was there to hear it. */
export function useBrokenImage(src: string | null | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0) setFailed(src);
  }, [src]);
  return { broken: Boolean(src) && failed === src, watch: { ref, onError: () => setFailed(src ?? null) } };
}
