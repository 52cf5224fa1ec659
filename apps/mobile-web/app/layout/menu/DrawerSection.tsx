import type { Navigation } from '@lunette/session';
import { NavigationLink } from '@lunette/storefront';

export interface DrawerSectionProps {
  section: Navigation['menu'][number]['sections'][number];
  onChosen: () => void;
}

/** Links under a title, with a picture where the content has one. */
export function DrawerSection({ section: { title, links, banner }, onChosen }: DrawerSectionProps) {
  return (
    <section>
      <p className="text-14 font-semibold">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <NavigationLink link={link} arrow onClick={onChosen} />
          </li>
        ))}
      </ul>
      {banner && (
        <NavigationLink link={banner} onClick={onChosen} className="drawer-banner">
          {banner.picture.url && (
            <img
              src={banner.picture.url}
              alt=""
              width={banner.picture.width}
              height={banner.picture.height}
              loading="lazy"
            />
          )}
          <span>{banner.label}</span>
        </NavigationLink>
      )}
    </section>
  );
}
