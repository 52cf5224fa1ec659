import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

interface IconButtonOwnProps {
  /** The name for screen readers; include the count if there is one. */
  label: string;
  /** A count on the corner; 0 is not shown. */
  count?: number;
  /** Makes the button a toggle, such as the heart of the wishlist. */
  on?: boolean;
  children: ReactNode;
}

/** Props of `IconButton`. */
export type IconButtonProps<E extends ElementType = 'button'> = AsProps<IconButtonOwnProps, E>;

/** A round 44 px target around one icon. */
export function IconButton<E extends ElementType = 'button'>({
  as,
  label,
  count = 0,
  on,
  children,
  className,
  ...rest
}: IconButtonProps<E>) {
  const Tag: ElementType = as ?? 'button';
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button' })}
      aria-label={label}
      aria-pressed={on}
      {...rest}
      className={join('icon-btn', className)}
    >
      {children}
      {count > 0 && (
        <span className="count num" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Tag>
  );
}
