import type { ReactNode } from 'react';

export interface BottomBarProps {
  /** Names the navigation: `Main`. */
  label: string;
  /** BottomBarItems. */
  children: ReactNode;
}

/** The phone's main navigation in thumb reach; the page below keeps its room free. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav aria-label={label} className="tab-bar">
      {children}
    </nav>
  );
}
