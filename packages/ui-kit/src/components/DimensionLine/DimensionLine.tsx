import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';

/** Props of `DimensionLine`. */
export interface DimensionLineProps extends ComponentPropsWithRef<'span'> {
  /** Millimetres. Inside a goods picture they set the length: pass the width from which the picture was made. */
  mm?: number;
  /** Replaces the number: `0 frames`. */
  children?: ReactNode;
  upright?: boolean;
}

/** A thin line exactly as long as what it measures, with the number in the middle. */
export function DimensionLine({ mm, children, upright, className, style, ...rest }: DimensionLineProps) {
  const t = useText();
  const length = mm === undefined ? style : ({ '--mm': mm, ...style } as CSSProperties);
  return (
    <span {...rest} className={join('dim', upright && 'dim-upright', className)} style={length}>
      <span className="num">{children ?? t('ui.millimetres', { mm })}</span>
    </span>
  );
}
