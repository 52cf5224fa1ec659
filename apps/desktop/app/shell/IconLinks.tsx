import type { Navigation } from '@lunette/session';
import { ShellLink } from '@lunette/shell';
import { LifeBuoy, MapPin } from 'lucide-react';

const ICONS = { stores: MapPin, support: LifeBuoy };

/** The links at the right of the menu, each drawn by its icon. */
export function IconLinks({ icons }: { icons: Navigation['icons'] }) {
  return icons.map(({ icon, ...link }) => {
    const Icon = ICONS[icon];
    return (
      <ShellLink key={link.url} link={link} aria-label={link.label} title={link.label} className="icon-btn">
        <Icon aria-hidden />
      </ShellLink>
    );
  });
}
