import type { CSSProperties } from 'react';
import { className as join } from '../../className.ts';
import { DimensionLine } from '../DimensionLine/DimensionLine.tsx';
import { GoodsImage } from './GoodsImage.tsx';
import { MissingPicture } from './MissingPicture.tsx';
import { useBrokenImage } from './useBrokenImage.ts';

export interface GoodsPictureProps {
  /** Any of its sizes; the others follow from the address. */
  src: string | null | undefined;
  alt: string;
  /** The second view, which fades in under the pointer. */
  hoverSrc?: string | null;
  /** Draws the dimension line; the true width of the frame. */
  mm?: number | null;
  shape?: 'card' | 'square' | 'wide';
  /** How wide it stands on the page, for the choice of file. */
  sizes?: string;
  /** One of the first pictures of the page: loaded at once and first. */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}

const CARD_SIZES = '(width >= 67.5rem) 320px, (width >= 45rem) 33vw, 50vw';

/** Goods on the one wall in the one light, at true relative size. A picture that fails leaves a drawn pair, never a hole. */
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
