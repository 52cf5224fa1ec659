import type { Navigation } from '@lunette/session';
import { NavigationLink, useText } from '@lunette/storefront';
import { Picture } from '@lunette/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** Props of `DrawerEntry`. */
export interface DrawerEntryProps {
  entry: Navigation['menu'][number];
  onChosen: () => void;
}

/**
 * One kind of goods in the drawer: a link to all of them, the groups that they are for, and the links under their
 * titles.
 */
export function DrawerEntry({ entry, onChosen }: DrawerEntryProps) {
  const t = useText();
  const { pathname } = useLocation();
  const { label, url, genders, sections } = entry;
  const [genderId, setGenderId] = useState(genders[0]?.id);
  const gender = genders.find(({ id }) => id === genderId);
  return (
    <li>
      <details name="drawer" open={pathname === url}>
        <summary className="drawer-place" aria-current={pathname === url ? 'page' : undefined}>
          {label}
          <ChevronDown aria-hidden size={18} />
        </summary>
        <div className="drawer-inside">
          <NavigationLink
            link={{ label: t('storefront.all-of', { kind: label }), url }}
            arrow
            onClick={onChosen}
          />
          {genders.length > 0 && (
            <div role="group" aria-label={label} className="flex flex-wrap gap-2">
              {genders.map(({ id, label: whom }) => (
                <button
                  key={id}
                  type="button"
                  className="chip"
                  aria-pressed={id === genderId}
                  onClick={() => setGenderId(id)}
                >
                  {whom}
                </button>
              ))}
            </div>
          )}
          {gender && (
            <NavigationLink
              link={{ label: `${label} · ${gender.label}`, url: gender.url }}
              arrow
              onClick={onChosen}
            />
          )}
          {[...(gender?.sections ?? []), ...sections].map((section) => (
            <DrawerSection key={section.title} section={section} onChosen={onChosen} />
          ))}
        </div>
      </details>
    </li>
  );
}

interface DrawerSectionProps {
  section: Navigation['menu'][number]['sections'][number];
  onChosen: () => void;
}

/** Links under a title, with a picture if the content has one. */
function DrawerSection({ section: { title, links, banner }, onChosen }: DrawerSectionProps) {
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
            <Picture
              src={banner.picture.url}
              // The menu of each app has its own size of the picture (HOME-04).
              srcSet={undefined}
              alt=""
              missing="drawer-no-picture"
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
