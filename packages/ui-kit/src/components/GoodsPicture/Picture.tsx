import type { ComponentProps, ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { pictureSet } from '../../pictureUrl.ts';
import { MissingPicture } from './MissingPicture.tsx';
import { useBrokenImage } from './useBrokenImage.ts';

/** Props of `Picture`. */
export interface PictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  src: string;
  alt: string;
  /** The class of a box for the placeholder; without it the placeholder fills the positioned element around it. */
  missing?: string;
  /** `source` elements: pictures of another shape for some screens. */
  sources?: ReactNode;
  /** What belongs to the picture, such as dimension lines: it is shown only with it. */
  children?: ReactNode;
}

/**
 * An `img` that is replaced by a drawing of glasses if it fails or has no address. A picture of goods has the address of
 * each size as a candidate.
 */
export function Picture({ src, alt, missing, sources, children, ...img }: PictureProps) {
  const { broken, watch } = useBrokenImage(src);
  if (broken || src === '')
    return missing === undefined ? (
      <MissingPicture alt={alt} />
    ) : (
      <div className={join('relative', missing)}>
        <MissingPicture alt={alt} />
      </div>
    );
  const image = <img srcSet={pictureSet(src)} {...img} {...watch} src={src} alt={alt} />;
  return (
    <>
      {sources ? (
        <picture>
          {sources}
          {image}
        </picture>
      ) : (
        image
      )}
      {children}
    </>
  );
}
