import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';

export interface DimensionLineProps extends ComponentPropsWithRef<'span'> {
  /** Millimetres: inside a goods picture they set the length, so give it the width the picture was made from. */
  mm?: number;
  /** Replaces the figure: `0 frames`. */
  children?: ReactNode;
  upright?: boolean;
}

/** A thin line exactly as long as what it measures, with the figure in its middle. */
export function DimensionLine({ mm, children, upright, className, style, ...rest }: DimensionLineProps) {
  const t = useText();
  const length = mm === undefined ? style : ({ '--mm': mm, ...style } as CSSProperties);
  return (
    <span {...rest} className={join('dim', upright && 'dim-upright', className)} style={length}>
      <span className="num">{children ?? t('ui.millimetres', { mm })}</span>
    </span>
  );
}
