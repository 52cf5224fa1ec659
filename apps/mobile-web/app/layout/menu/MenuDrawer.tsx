import type { Navigation } from '@lunette/session';
import { NavigationLink, useText } from '@lunette/storefront';
import { Sheet } from '@lunette/ui-kit';
import { DrawerEntry } from './DrawerEntry.tsx';
import './drawer.css';

/** Props of `MenuDrawer`. */
export interface MenuDrawerProps {
  navigation: Navigation | undefined;
  open: boolean;
  onClose: () => void;
}

/**
 * The menus as a sheet: kinds of goods, the groups that they are for, and the links of each; one kind is open at a
 * time.
 */
export function MenuDrawer({ navigation, open, onClose }: MenuDrawerProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} title={t('storefront.shop')}>
      <ul className="drawer">
        {navigation?.menu.map((entry) => (
          <DrawerEntry key={entry.id} entry={entry} onChosen={onClose} />
        ))}
        {navigation?.icons.map((link) => (
          <li key={link.url}>
            <NavigationLink link={link} arrow onClick={onClose} className="drawer-place" />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
