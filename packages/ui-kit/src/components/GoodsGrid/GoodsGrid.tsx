import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { className as join } from '../../className.ts';

export interface GoodsGridProps extends ComponentPropsWithRef<'div'> {
  /** Columns on the desk: 4, or 3 beside filters. 3 on a tablet, 2 on a phone. */
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
