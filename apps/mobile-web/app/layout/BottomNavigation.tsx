import { paths } from '@lunette/api-client';
import { CartTab } from '@lunette/cart';
import type { Navigation } from '@lunette/session';
import { useText } from '@lunette/storefront';
import { BottomBar, BottomBarItem, lazyDialog, useFetchAhead } from '@lunette/ui-kit';
import { CircleUser, Glasses, House, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useSearchPanel } from './useSearchPanel.tsx';

const MenuDrawer = lazyDialog(async () => (await import('./menu/MenuDrawer.tsx')).MenuDrawer);

/** The main navigation in reach of the thumb; "Shop" opens the menus as a drawer, which is loaded when it is needed. */
export function BottomNavigation({ navigation }: { navigation: Navigation | undefined }) {
  const t = useText();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useFetchAhead(MenuDrawer);
  const search = useSearchPanel();
  return (
    <>
      <BottomBar label={t('storefront.main-menu')}>
        <BottomBarItem
          as={NavLink}
          to={paths.home()}
          end
          icon={<House aria-hidden />}
          label={t('storefront.home')}
        />
        <BottomBarItem
          as="button"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          icon={<Glasses aria-hidden />}
          label={t('storefront.shop')}
        />
        <BottomBarItem
          as={NavLink}
          {...search.link}
          icon={<Search aria-hidden />}
          label={t('storefront.search-go')}
        />
        <CartTab label={t('storefront.bag')} />
        <BottomBarItem
          as={Link}
          to="/customer/account"
          on={/^\/(customer|sales)\//.test(pathname)}
          icon={<CircleUser aria-hidden />}
          label={t('storefront.you')}
        />
      </BottomBar>
      {search.panel}
      <MenuDrawer navigation={navigation} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
