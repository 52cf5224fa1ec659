import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

export type LinkTextProps<E extends ElementType = 'a'> = AsProps<{ children: ReactNode }, E>;

/** An underlined link inside text; `as="button"` for what acts in place. */
export function LinkText<E extends ElementType = 'a'>({ as, className, ...rest }: LinkTextProps<E>) {
  const Tag: ElementType = as ?? 'a';
  return <Tag {...(Tag === 'button' && { type: 'button' })} {...rest} className={join('link', className)} />;
}
