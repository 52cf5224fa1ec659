import type { Navigation } from '@lunette/session';
import { NavigationLink } from '@lunette/storefront';
import { useRef } from 'react';

type Gender = Navigation['menu'][number]['genders'][number];

export interface GenderMenuProps {
  genders: Gender[];
  chosen: string;
  onChoose: (id: string) => void;
  onChosen: () => void;
}

/** Whom the goods are for: hover, focus or a first tap highlights one and shows its sections beside it (SHELL-11). */
export function GenderMenu({ genders, chosen, onChoose, onChosen }: GenderMenuProps) {
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
