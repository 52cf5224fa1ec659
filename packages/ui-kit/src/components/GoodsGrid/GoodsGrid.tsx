import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { className as join } from '../../className.ts';

/** Props of `GoodsGrid`. */
export interface GoodsGridProps extends ComponentPropsWithRef<'div'> {
  /** Columns on a desktop screen: 4, or 3 beside filters. A tablet has 3, a phone 2. */
  columns?: 3 | 4;
}

/** The grid of goods cards; give each card the class `goods-card`. */
export function GoodsGrid({ columns = 4, className, style, ...rest }: GoodsGridProps) {
  return (
    <div
      {...rest}
      className={join('goods-grid', className)}
      style={{ '--cols': columns, ...style } as CSSProperties}
    />
  );
}
