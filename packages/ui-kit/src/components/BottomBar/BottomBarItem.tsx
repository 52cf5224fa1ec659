import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

interface BottomBarItemOwnProps {
  icon: ReactNode;
  label: string;
  /** A figure on the icon, left out at 0. */
  count?: number;
  /** This is where the shopper is. A `NavLink` knows by itself. */
  on?: boolean;
}

export type BottomBarItemProps<E extends ElementType = 'a'> = AsProps<BottomBarItemOwnProps, E>;

/** One place of the bottom bar: icon, word and perhaps a count. */
export function BottomBarItem<E extends ElementType = 'a'>(props: BottomBarItemProps<E>) {
  const { as, icon, label, count = 0, on, className, ...rest } = props;
  const Tag: ElementType = as ?? 'a';
  return (
    <Tag {...(on && { 'aria-current': 'page' })} {...rest} className={join('tab-bar-item', className)}>
      {icon}
      {label} {count > 0 && <span className="count num">{count > 99 ? '99+' : count}</span>}
    </Tag>
  );
}
