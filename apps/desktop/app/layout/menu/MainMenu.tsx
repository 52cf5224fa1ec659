import type { Navigation } from '@lunette/session';
import { useText } from '@lunette/storefront';
import { lazyPart } from '@lunette/ui-kit';
import { Link, matchPath, resolvePath, useLocation } from 'react-router';
import { useOpenMenu } from './useOpenMenu.ts';

type Entry = Navigation['menu'][number];

const MenuPanel = lazyPart(async () => (await import('./MenuPanel.tsx')).MenuPanel, { Failed: () => null });

/** The kinds of goods; hover, focus and touch open the panel of each. The panels are loaded when they are needed. */
export function MainMenu({ menu }: { menu: Entry[] }) {
  const t = useText();
  const { open, entryProps, linkProps, listProps, close } = useOpenMenu();
  const { pathname } = useLocation();
  const current = menu.find(({ url }) =>
    matchPath({ path: resolvePath(url).pathname, end: false }, pathname),
  )?.id;
  return (
    <nav
      aria-label={t('storefront.main-menu')}
      className="order-last basis-full min-[83rem]:order-none min-[83rem]:flex-1"
      onPointerEnter={MenuPanel.fetch}
      onFocus={MenuPanel.fetch}
    >
      <ul className="flex gap-4 text-[15px] font-medium min-[90rem]:gap-6" {...listProps}>
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
            {open === entry.id && <MenuPanel entry={entry} onChosen={close} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
