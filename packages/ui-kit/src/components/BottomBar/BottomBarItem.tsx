import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../../asElement.ts';
import { className as join } from '../../className.ts';

interface BottomBarItemOwnProps {
  icon: ReactNode;
  label: string;
  /** A count on the icon; 0 is not shown. */
  count?: number;
  /** The item is the current page. A `NavLink` sets this itself. */
  on?: boolean;
}

/** Props of `BottomBarItem`. */
export type BottomBarItemProps<E extends ElementType = 'a'> = AsProps<BottomBarItemOwnProps, E>;

/** One item of the bottom bar: an icon, a word and optionally a count. */
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
