import type { ReactNode } from 'react';
import { className } from '../className.ts';
import { Sample } from '../testing/stories.tsx';

/** The states that input causes in a control; Storybook's pseudo states use the classes. */
const HANDS = {
  Rest: '',
  Hover: 'pseudo-hover-all',
  Focus: '',
  Pressed: 'pseudo-hover-all pseudo-active-all',
};

/** Props of `StateSheet`. */
export interface StateSheetProps {
  /** The control in its normal state; it is rendered once for each state. */
  of: ReactNode;
  /** The states that input does not cause, by name: busy, off, wrong. */
  more?: Record<string, ReactNode>;
  /** For controls as wide as a form. */
  wide?: boolean;
}

/** A control in every state side by side, each under the name of the state. */
export function StateSheet({ of, more = {}, wide }: StateSheetProps) {
  return (
    <ul
      className={className(
        'grid gap-x-6 gap-y-8 not-first:mt-10',
        wide ? 'tablet:grid-cols-2 desk:grid-cols-4' : 'grid-cols-2 tablet:grid-cols-4 desk:grid-cols-6',
      )}
    >
      {Object.entries(HANDS).map(([name, hand]) => (
        <State key={name} name={name}>
          <div className={hand} ref={name === 'Focus' ? focused : undefined}>
            {of}
          </div>
        </State>
      ))}
      {Object.entries(more).map(([name, control]) => (
        <State key={name} name={name}>
          {control}
        </State>
      ))}
    </ul>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="min-w-0 border-t border-line pt-2">
      <p className="mb-4 text-12 text-ink-soft">
        <Sample>{name}</Sample>
      </p>
      {children}
    </li>
  );
}

/** Only one control of a page has the focus; this control is made to look focused. */
function focused(place: HTMLElement | null) {
  const control =
    place?.querySelector('input, select, textarea') ?? place?.querySelector('button, a, summary');
  control?.classList.add('pseudo-focus', 'pseudo-focus-visible');
}
