import { pictureSet } from '@lunette/ui-kit';
import { useState, type PointerEvent } from 'react';

/**
 * The second view of goods, fetched when a mouse first comes near: a page of fifteen loads fifteen pictures, not
 * thirty. It is named only once it is decoded, so that the first view never fades into nothing.
 */
export function useSecondView(url: string | undefined, sizes: string) {
  const [ready, setReady] = useState<string>();
  const come = ({ pointerType }: PointerEvent) => {
    if (!url || pointerType !== 'mouse' || ready === url) return;
    const image = new Image();
    image.sizes = sizes;
    image.srcset = pictureSet(url) ?? '';
    image.src = url;
    image.decode().then(
      () => setReady(url),
      () => undefined,
    );
  };
  return { secondView: url !== undefined && ready === url ? url : null, come };
}
