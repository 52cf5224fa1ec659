import type { Navigation } from '@lunette/session';
import { className, Wrap } from '@lunette/ui-kit';
import { useState } from 'react';
import { GenderMenu } from './GenderMenu.tsx';
import { MenuSection } from './MenuSection.tsx';
import './menu.css';

export interface MenuPanelProps {
  entry: Navigation['menu'][number];
  onChosen: () => void;
}

/** The second and third level of a menu, in the layout that its content asks for (SHELL-10). */
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
