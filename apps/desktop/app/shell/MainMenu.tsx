import type { Navigation } from '@lunette/session';
import { Wrap } from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { useText } from '../text.ts';

type Entry = Navigation['menu'][number];

/** The kinds of goods; each opens its sections below it by hover and by keyboard focus, Escape closes them. */
export function MainMenu({ menu }: { menu: Entry[] }) {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && nav.current?.contains(document.activeElement))
        (document.activeElement as HTMLElement).blur();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return (
    <nav ref={nav} aria-label={t('shell.main-menu')} className="min-w-0 flex-1">
      <ul className="flex gap-4 text-[15px] font-medium desk:gap-6">
        {menu.map((entry) => (
          <MenuEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function MenuEntry({ entry }: { entry: Entry }) {
  return (
    <li className="group">
      <NavLink
        to={entry.url}
        className="block border-b-2 border-transparent py-2.5 whitespace-nowrap aria-[current=page]:border-ink"
      >
        {entry.label}
      </NavLink>
      {entry.sections.length > 0 && (
        <div className="invisible absolute inset-x-0 top-full border-b border-line bg-surface opacity-0 shadow-float transition-opacity duration-120 group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
          <Wrap className="flex flex-wrap gap-x-16 gap-y-8 py-8">
            {entry.sections.map((section) => (
              <div key={section.title} className="grid content-start gap-1">
                <p className="pb-1 text-14 font-semibold">{section.title}</p>
                <ul className="text-14 font-normal text-ink-soft">
                  {section.links.map((link) => (
                    <li key={link.url}>
                      <Link to={link.url} className="inline-flex min-h-8 items-center hover:text-ink">
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Wrap>
        </div>
      )}
    </li>
  );
}
