import type { Navigation } from '@lunette/session';
import { NavigationLink } from '@lunette/storefront';
import { LifeBuoy, MapPin } from 'lucide-react';

const ICONS = { stores: MapPin, support: LifeBuoy };

/** The links at the right of the menu, each drawn by its icon. */
export function IconLinks({ icons }: { icons: Navigation['icons'] }) {
  return icons.map(({ icon, ...link }) => {
    const Icon = ICONS[icon];
    return (
      <NavigationLink
        key={link.url}
        link={link}
        aria-label={link.label}
        title={link.label}
        className="icon-btn"
      >
        <Icon aria-hidden />
      </NavigationLink>
    );
  });
}
