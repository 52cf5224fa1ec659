import { paths } from '@lunette/api-client';
import { WishlistButton } from '@lunette/catalog';
import { OfferLine, renderWishlistBuy, type ShopHeaderProps, useText } from '@lunette/storefront';
import { IconButton, Logo, TopBar } from '@lunette/ui-kit';
import { ArrowLeft, Search } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSearchPanel } from './useSearchPanel.tsx';

/** Offer line, and the bar with logo (on pages below the home page after a back button), search and wishlist. */
export function Header({ navigation, hasPlainLogo }: ShopHeaderProps) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const goBack = () => void (key === 'default' ? navigate(paths.home()) : navigate(-1));
  const back = pathname !== '/' && (
    <IconButton label={t('storefront.back')} onClick={goBack}>
      <ArrowLeft aria-hidden className="turns" />
    </IconButton>
  );
  const actions = (
    <>
      <SearchButton />
      <WishlistButton renderBuy={renderWishlistBuy} />
    </>
  );
  return (
    <>
      <OfferLine navigation={navigation} />
      <TopBar back={back} actions={actions}>
        <Link to={paths.home()} aria-label="Lunette" className="inline-block">
          <Logo plain={hasPlainLogo} />
        </Link>
      </TopBar>
    </>
  );
}

/** Opens the search over the page; without scripts, and in a new tab, it is a link to the search page. */
function SearchButton() {
  const t = useText();
  const { link, panel } = useSearchPanel();
  return (
    <>
      <IconButton as={Link} label={t('storefront.search')} {...link}>
        <Search aria-hidden />
      </IconButton>
      {panel}
    </>
  );
}
