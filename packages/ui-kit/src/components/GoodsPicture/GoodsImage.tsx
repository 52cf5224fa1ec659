import type { ComponentPropsWithRef } from 'react';
import { pictureSet } from '../../pictureUrl.ts';

interface GoodsImageProps extends ComponentPropsWithRef<'img'> {
  src: string;
  alt: string;
  priority?: boolean;
}

/** The `img` of goods: every candidate, fixed proportions, lazy unless it is one of the first. */
export function GoodsImage({ src, alt, sizes, priority, ...rest }: GoodsImageProps) {
  return (
    <img
      {...rest}
      src={src}
      srcSet={pictureSet(src)}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={576}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
