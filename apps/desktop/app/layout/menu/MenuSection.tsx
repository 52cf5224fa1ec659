import type { Navigation } from '@lunette/session';
import { NavigationLink } from '@lunette/storefront';

export interface MenuSectionProps {
  section: Navigation['menu'][number]['sections'][number];
  onChosen: () => void;
}

/** The third level: links under a title, beside a picture where the content has one (the kids' glasses). */
export function MenuSection({ section: { title, links, banner }, onChosen }: MenuSectionProps) {
  return (
    <section className="menu-section">
      <div>
        <p className="menu-title">{title}</p>
        <ul>
          {links.map((link) => (
            <li key={link.url}>
              <NavigationLink link={link} arrow onClick={onChosen} />
            </li>
          ))}
        </ul>
      </div>
      {banner && (
        <NavigationLink link={banner} onClick={onChosen} className="menu-banner">
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
