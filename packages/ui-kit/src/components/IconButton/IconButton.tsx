import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

interface IconButtonOwnProps {
  /** Read out in place of the picture; include the count if there is one. */
  label: string;
  /** A figure on the corner, left out at 0. */
  count?: number;
  /** Makes it a toggle: a heart that is set. */
  on?: boolean;
  children: ReactNode;
}

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
