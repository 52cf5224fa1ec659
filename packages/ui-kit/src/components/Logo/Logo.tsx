import type { ElementType } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

interface LogoOwnProps {
  /** The name without the drawing. */
  plain?: boolean;
}

/** Props of `Logo`. */
export type LogoProps<E extends ElementType = 'span'> = AsProps<LogoOwnProps, E>;

/** The shop's name with its drawing of glasses: `as={Link} to="/"` in a header. */
export function Logo<E extends ElementType = 'span'>({ as, plain, className, ...rest }: LogoProps<E>) {
  const Tag: ElementType = as ?? 'span';
  return (
    <Tag {...rest} className={join('logo', className)}>
      {!plain && (
        <svg viewBox="0 0 76 36" fill="none" stroke="currentColor" strokeWidth="5" aria-hidden="true">
          <circle cx="17" cy="19" r="13.5" />
          <circle cx="59" cy="19" r="13.5" />
          <path d="M29.5 13.5c4-7.4 13-7.4 17 0" />
        </svg>
      )}
      Lunette
    </Tag>
  );
}
