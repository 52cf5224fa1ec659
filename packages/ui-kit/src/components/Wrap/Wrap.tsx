import type { ElementType } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

/** Props of `Wrap`. */
export type WrapProps<E extends ElementType = 'div'> = AsProps<object, E>;

/** A container with the width of the content between its gutters: 1280 px at most. */
export function Wrap<E extends ElementType = 'div'>({ as, className, ...rest }: WrapProps<E>) {
  const Tag: ElementType = as ?? 'div';
  return <Tag {...rest} className={join('wrap', className)} />;
}
