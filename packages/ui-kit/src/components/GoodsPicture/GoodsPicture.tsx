import type { CSSProperties } from 'react';
import { className as join } from '../../className.ts';
import { DimensionLine } from '../DimensionLine/DimensionLine.tsx';
import { GoodsImage } from './GoodsImage.tsx';
import { MissingPicture } from './MissingPicture.tsx';
import { useBrokenImage } from './useBrokenImage.ts';

/** Props of `GoodsPicture`. */
export interface GoodsPictureProps {
  /** The address of one size; the addresses of the other sizes follow from it. */
  src: string | null | undefined;
  alt: string;
  /** The second view, which fades in on hover. */
  hoverSrc?: string | null;
  /** Draws the dimension line: the true width of the frame in millimetres. */
  mm?: number | null;
  shape?: 'card' | 'square' | 'wide';
  /** The width of the picture on the page, as in `img sizes`. */
  sizes?: string;
  /** One of the first pictures of the page: it is loaded immediately, with high priority. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}

const CARD_SIZES = '(width >= 67.5rem) 320px, (width >= 45rem) 33vw, 50vw';

/**
 * A goods picture with uniform background and light, at true relative size. A drawing of glasses replaces a failed
 * image.
 */
export function GoodsPicture(props: GoodsPictureProps) {
  const { src, alt, hoverSrc, mm, shape = 'card', sizes = CARD_SIZES, priority, className, style } = props;
  const { broken, watch } = useBrokenImage(src);
  return (
    <span
      className={join(
        'shot',
        shape !== 'card' && `shot-${shape}`,
        hoverSrc && !broken && 'shot-swaps',
        className,
      )}
      style={style}
    >
      {broken || !src ? (
        <MissingPicture alt={alt} />
      ) : (
        <>
          <GoodsImage {...watch} src={src} alt={alt} sizes={sizes} priority={priority} />
          {hoverSrc && <GoodsImage className="shot-hover" src={hoverSrc} alt="" sizes={sizes} />}
          {mm && <DimensionLine mm={mm} />}
        </>
      )}
    </span>
  );
}
