import { paths } from '@lunette/api-client';
import { WishlistButton } from '@lunette/catalog';
import { IconButton, Logo, TopBar } from '@lunette/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { buyWished } from './buyWished.tsx';
import { SearchDoor } from './SearchDoor.tsx';
import { useText } from '../text.ts';

/** Logo (after the way back, below the home page), search and wishlist. */
export function TopStrip({ hasPlainLogo }: { hasPlainLogo: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const goBack = () => void (key === 'default' ? navigate(paths.home()) : navigate(-1));
  const back = pathname !== '/' && (
    <IconButton label={t('shell.back')} onClick={goBack}>
      <ArrowLeft aria-hidden className="turns" />
    </IconButton>
  );
  const actions = (
    <>
      <SearchDoor />
      <WishlistButton renderBuy={buyWished} />
    </>
  );
  return (
    <TopBar back={back} actions={actions}>
      <Link to={paths.home()} aria-label="Lunette" className="inline-block">
        <Logo plain={hasPlainLogo} />
      </Link>
    </TopBar>
  );
}
