import { paths } from '@lunette/api-client';
import { IconButton, Logo } from '@lunette/ui-kit';
import { ArrowLeft, Search } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useText } from '../text.ts';

/** Logo (or the way back, below the home page) and search. */
export function TopBar() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const back = () => void (key === 'default' ? navigate(paths.home()) : navigate(-1));
  return (
    <header className="sticky top-0 z-10 flex min-h-14 items-center gap-1 border-b border-line bg-canvas px-2">
      {pathname !== '/' && (
        <IconButton label={t('shell.back')} onClick={back}>
          <ArrowLeft aria-hidden className="turns" />
        </IconButton>
      )}
      <Link to={paths.home()} aria-label="Lunette" className="ps-3">
        <Logo />
      </Link>
      <span className="flex-1" />
      <IconButton as={Link} to="/search" label={t('shell.search')}>
        <Search aria-hidden />
      </IconButton>
    </header>
  );
}
