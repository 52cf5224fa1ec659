import { useEffect, useRef, useState } from 'react';

/**
 * Whether the image at `src` failed to load, including a failure before hydration; `watch` contains the props of its
 * `img`, which `<MissingPicture>` replaces.
 */
export function useBrokenImage(src: string | null | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0) setFailed(src);
  }, [src]);
  return { broken: Boolean(src) && failed === src, watch: { ref, onError: () => setFailed(src ?? null) } };
}
