import { paths } from '@lunette/api-client';
import { CartButton } from '@lunette/cart';
import { WishlistButton } from '@lunette/catalog';
import type { Navigation } from '@lunette/session';
import {
  AccountMenu,
  NavigationLink,
  OfferLine,
  renderWishlistBuy,
  StoreSearchField,
  type ShopHeaderProps,
  useOpenSignInPopup,
} from '@lunette/storefront';
import { Logo, Wrap } from '@lunette/ui-kit';
import { LifeBuoy, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { MainMenu } from './menu/MainMenu.tsx';

const ICONS = { stores: MapPin, support: LifeBuoy };

/** The header: offer line, logo, menu, search, account and bag. */
export function Header({ navigation, configuration, hasPlainLogo }: ShopHeaderProps) {
  const openSignInPopup = useOpenSignInPopup();
  const { icons = [], menu = [] } = navigation ?? {};
  const isPersonalised = configuration.cygnus?.enabled ?? false;
  const cartOpens = configuration.desktop_cart_flow?.enabled ? 'page' : 'popup';
  return (
    <header className="site-header">
      <OfferLine navigation={navigation} />
      <div className="relative z-10 border-b border-line bg-canvas">
        <Wrap className="flex min-h-[76px] flex-wrap items-center gap-x-4 pt-2 min-[83rem]:flex-nowrap min-[83rem]:pt-0 min-[90rem]:gap-x-6">
          <Link to={paths.home()} aria-label="Lunette">
            <Logo plain={hasPlainLogo} />
          </Link>
          <MainMenu menu={menu} />
          <StoreSearchField className="ms-auto w-58 min-w-0 text-14" />
          <AccountMenu isPersonalised={isPersonalised} openSignInPopup={openSignInPopup} />
          <div className="-me-2.5 flex items-center">
            <IconLinks icons={icons} />
            <WishlistButton renderBuy={renderWishlistBuy} />
            <CartButton opens={cartOpens} />
          </div>
        </Wrap>
      </div>
    </header>
  );
}

/** The links at the end of the menu, each with its icon. */
function IconLinks({ icons }: { icons: Navigation['icons'] }) {
  return icons.map(({ icon, ...link }) => {
    const Icon = ICONS[icon];
    return (
      <NavigationLink
        key={link.url}
        link={link}
        aria-label={link.label}
        title={link.label}
        className="icon-btn"
      >
        <Icon aria-hidden />
      </NavigationLink>
    );
  });
}
