import type { ComponentPropsWithRef } from 'react';
import { isThumbnail, pictureSet } from '../../pictureUrl.ts';

interface GoodsImageProps extends ComponentPropsWithRef<'img'> {
  src: string;
  alt: string;
  priority?: boolean;
}

/** The `img` of a goods picture: all candidates, fixed proportions, lazy unless it has `priority`. */
export function GoodsImage({ src, alt, sizes, priority, ...rest }: GoodsImageProps) {
  const [width, height] = isThumbnail(src) ? [100, 100] : [1200, 576];
  return (
    <img
      {...rest}
      src={src}
      srcSet={pictureSet(src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
