import { pictureSet } from '@lunette/ui-kit';
import { useState, type PointerEvent } from 'react';

/**
 * The second picture of goods. It is loaded when the mouse first enters the card, so that a page of fifteen goods loads
 * fifteen pictures and not thirty. Its URL is returned once it is decoded, so that the first picture never fades to an
 * empty one.
 */
export function useSecondView(url: string | undefined, sizes: string) {
  const [ready, setReady] = useState<string>();
  const loadOnEnter = ({ pointerType }: PointerEvent) => {
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
  return { secondView: url !== undefined && ready === url ? url : null, loadOnEnter };
}
