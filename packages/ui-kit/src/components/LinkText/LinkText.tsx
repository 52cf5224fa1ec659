import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

/** Props of `LinkText`. */
export type LinkTextProps<E extends ElementType = 'a'> = AsProps<{ children: ReactNode }, E>;

/** An underlined link inside text; with `as="button"` it is a button for an action on the same page. */
export function LinkText<E extends ElementType = 'a'>({ as, className, ...rest }: LinkTextProps<E>) {
  const Tag: ElementType = as ?? 'a';
  return <Tag {...(Tag === 'button' && { type: 'button' })} {...rest} className={join('link', className)} />;
}
