import { paths, CachedFragment } from '@lunette/api-client';
import { CartButton } from '@lunette/cart';
import { WishlistButton } from '@lunette/catalog';
import type { Configuration, Navigation } from '@lunette/session';
import { AccountMenu, OfferLine } from '@lunette/shell';
import { Logo, Wrap } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { buyWished } from './buyWished.tsx';
import { IconLinks } from './IconLinks.tsx';
import { MainMenu } from './MainMenu.tsx';
import { SearchField } from './SearchField.tsx';
import { useOpenLogin } from './useOpenLogin.ts';
import './header.css';

export interface HeaderProps {
  navigation: Navigation | undefined;
  configuration: Configuration;
  hasPlainLogo: boolean;
}

/** Offer line, logo, menu, search, account and bag. */
export function Header({ navigation, configuration, hasPlainLogo }: HeaderProps) {
  const openLogin = useOpenLogin();
  const { icons = [], menu = [] } = navigation ?? {};
  const isPersonalised = configuration.cygnus?.enabled ?? false;
  const cartOpens = configuration.desktop_cart_flow?.enabled ? 'page' : 'popup';
  return (
    <header className="site-header">
      <OfferLine navigation={navigation} />
      <div className="relative z-10 border-b border-line bg-canvas">
        <Wrap className="flex min-h-[76px] flex-wrap items-center gap-x-4 pt-2 desk:gap-x-6 min-[83rem]:flex-nowrap min-[83rem]:pt-0">
          <Link to={paths.home()} aria-label="Lunette">
            <Logo plain={hasPlainLogo} />
          </Link>
          <MainMenu menu={menu} />
          <SearchField />
          <CachedFragment name="header tools" cacheKey={[icons, isPersonalised, cartOpens]}>
            <AccountMenu isPersonalised={isPersonalised} openLogin={openLogin} />
            <div className="-me-2.5 flex items-center">
              <IconLinks icons={icons} />
              <WishlistButton renderBuy={buyWished} />
              <CartButton opens={cartOpens} />
            </div>
          </CachedFragment>
        </Wrap>
      </div>
    </header>
  );
}
