import { SamePart } from '@lunette/api-client';
import type { Navigation } from '@lunette/session';
import { ErrorBoundary } from '@lunette/shell';
import { lazy, Suspense } from 'react';
import { Link, matchPath, resolvePath, useLocation } from 'react-router';
import { useText } from '../text.ts';
import { useOpenMenu } from './useOpenMenu.ts';

type Entry = Navigation['menu'][number];

const loadPanel = () => import('./MenuPanel.tsx');
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));

/** The kinds of goods; each opens its panel by hover, focus and touch. What is in the panels comes when it is wanted. */
export function MainMenu({ menu }: { menu: Entry[] }) {
  const t = useText();
  const { open, entryProps, linkProps, listProps, close } = useOpenMenu();
  const { pathname } = useLocation();
  const current = menu.find(({ url }) =>
    matchPath({ path: resolvePath(url).pathname, end: false }, pathname),
  )?.id;
  const load = () => void loadPanel();
  return (
    <nav
      aria-label={t('shell.main-menu')}
      className="order-last basis-full min-[83rem]:order-none min-[83rem]:flex-1"
      onPointerEnter={load}
      onFocus={load}
    >
      <ul className="flex gap-4 text-[15px] font-medium desk:gap-6" {...listProps}>
        <SamePart name="main menu" of={[menu, current]}>
          {menu.map((entry) => (
            <li key={entry.id} {...entryProps(entry.id)}>
              <Link
                to={entry.url}
                aria-current={entry.id === current ? 'page' : undefined}
                className="block border-b-2 border-transparent py-2.5 whitespace-nowrap aria-[current=page]:border-ink"
                {...linkProps(entry.id)}
              >
                {entry.label}
              </Link>
              {open === entry.id && (
                <ErrorBoundary>
                  <Suspense>
                    <MenuPanel entry={entry} onChosen={close} />
                  </Suspense>
                </ErrorBoundary>
              )}
            </li>
          ))}
        </SamePart>
      </ul>
    </nav>
  );
}
