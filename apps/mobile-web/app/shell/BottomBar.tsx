import { paths } from '@lunette/api-client';
import { CartTab } from '@lunette/cart';
import type { Navigation } from '@lunette/session';
import { Sheet } from '@lunette/ui-kit';
import { Glasses, House, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useText } from '../text.ts';

/** The four places of the shop in thumb reach; "Shop" opens the kinds of goods as a sheet. */
export function BottomBar({ navigation }: { navigation: Navigation | undefined }) {
  const t = useText();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [pathname]);
  return (
    <nav aria-label={t('shell.main-menu')} className="tabbar">
      <NavLink to={paths.home()} end>
        <House aria-hidden />
        {t('shell.home')}
      </NavLink>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Glasses aria-hidden />
        {t('shell.shop')}
      </button>
      <NavLink to="/search">
        <Search aria-hidden />
        {t('shell.search-go')}
      </NavLink>
      <CartTab label={t('shell.bag')} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('shell.shop')}>
        <ul className="grid pb-4">
          {navigation?.menu.map((entry) => (
            <li key={entry.id} className="border-b border-line last:border-0">
              <Link to={entry.url} className="flex min-h-14 items-center text-18 font-medium">
                {entry.label}
              </Link>
              {entry.sections[0] && (
                <ul className="flex flex-wrap gap-2 pb-4">
                  {entry.sections[0].links.map((link) => (
                    <li key={link.url}>
                      <Link to={link.url} className="chip">
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  );
}
