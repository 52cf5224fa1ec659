import { paths } from '@lunette/api-client';
import { CartTab } from '@lunette/cart';
import type { Navigation } from '@lunette/session';
import { BottomBar, BottomBarItem, Sheet } from '@lunette/ui-kit';
import { Glasses, House, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useText } from '../text.ts';

/** The four places of the shop in thumb reach; "Shop" opens the kinds of goods as a sheet. */
export function Places({ navigation }: { navigation: Navigation | undefined }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <BottomBar label={t('shell.main-menu')}>
        <BottomBarItem
          as={NavLink}
          to={paths.home()}
          end
          icon={<House aria-hidden />}
          label={t('shell.home')}
        />
        <BottomBarItem
          as="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          icon={<Glasses aria-hidden />}
          label={t('shell.shop')}
        />
        <BottomBarItem as={NavLink} to="/search" icon={<Search aria-hidden />} label={t('shell.search-go')} />
        <CartTab label={t('shell.bag')} />
      </BottomBar>
      <Sheet open={open} onClose={close} title={t('shell.shop')}>
        <ul className="grid pb-4">
          {navigation?.menu.map((entry) => (
            <li key={entry.id} className="border-b border-line last:border-0">
              <Link to={entry.url} onClick={close} className="flex min-h-14 items-center text-18 font-medium">
                {entry.label}
              </Link>
              {entry.sections[0] && (
                <ul className="flex flex-wrap gap-2 pb-4">
                  {entry.sections[0].links.map((link) => (
                    <li key={link.url}>
                      <Link to={link.url} onClick={close} className="chip">
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
    </>
  );
}
