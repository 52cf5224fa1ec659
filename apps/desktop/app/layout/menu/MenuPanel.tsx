import type { Navigation } from '@lunette/session';
import { NavigationLink } from '@lunette/storefront';
import { className, Picture, Wrap } from '@lunette/ui-kit';
import { useRef, useState } from 'react';
import './menu.css';

/** Props of `MenuPanel`. */
export interface MenuPanelProps {
  entry: Navigation['menu'][number];
  onChosen: () => void;
}

/** The second and third level of a menu, in the layout that its content needs (SHELL-10). */
export function MenuPanel({ entry, onChosen }: MenuPanelProps) {
  const { layout, genders, sections } = entry;
  const [genderId, setGenderId] = useState(genders[0]?.id);
  const gender = genders.find(({ id }) => id === genderId);
  if (genders.length === 0 && sections.length === 0) return null;
  return (
    <div data-panel className="menu-panel">
      <Wrap className="menu-inside">
        {gender && (
          <GenderMenu genders={genders} chosen={gender.id} onChoose={setGenderId} onChosen={onChosen} />
        )}
        <div className={className('menu-sections', `menu-${layout}`)}>
          {[...(gender?.sections ?? []), ...sections].map((section) => (
            <MenuSection key={section.title} section={section} onChosen={onChosen} />
          ))}
        </div>
      </Wrap>
    </div>
  );
}

type Gender = Navigation['menu'][number]['genders'][number];

interface GenderMenuProps {
  genders: Gender[];
  chosen: string;
  onChoose: (id: string) => void;
  onChosen: () => void;
}

/**
 * The groups that the goods are for: hover, focus or a first tap highlights one and shows its sections beside it
 * (SHELL-11).
 */
function GenderMenu({ genders, chosen, onChoose, onChosen }: GenderMenuProps) {
  const tapped = useRef<string | null>(null);
  return (
    <ul className="menu-genders">
      {genders.map((gender) => (
        <li key={gender.id}>
          <NavigationLink
            link={gender}
            arrow
            data-on={gender.id === chosen || undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onChoose(gender.id)}
            onFocus={({ target }) => target.matches(':focus-visible') && onChoose(gender.id)}
            onPointerDown={({ pointerType }) => {
              tapped.current = pointerType === 'mouse' || gender.id === chosen ? null : gender.id;
            }}
            onClick={(event) => {
              if (tapped.current !== gender.id) return onChosen();
              event.preventDefault();
              tapped.current = null;
              onChoose(gender.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface MenuSectionProps {
  section: Navigation['menu'][number]['sections'][number];
  onChosen: () => void;
}

/** The third level: links under a title, with a picture beside them if the content has one (the kids' glasses). */
function MenuSection({ section: { title, links, banner }, onChosen }: MenuSectionProps) {
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
            <Picture
              src={banner.picture.url}
              // The menu of each app has its own size of the picture (HOME-04).
              srcSet={undefined}
              alt=""
              missing="menu-no-picture"
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
