import { paths } from '@lunette/api-client';
import { CartButton } from '@lunette/cart';
import type { Navigation } from '@lunette/session';
import { Logo, Wrap } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { MainMenu } from './MainMenu.tsx';
import { SearchField } from './SearchField.tsx';

/** Offer line, logo, menu, search and bag. */
export function Header({ navigation }: { navigation: Navigation | undefined }) {
  return (
    <header>
      <div className="border-b border-line text-12 text-ink-soft">
        <Wrap as="ul" className="flex min-h-[34px] items-center justify-center gap-8">
          {navigation?.offers.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </Wrap>
      </div>
      <div className="relative z-10 border-b border-line bg-canvas">
        <Wrap className="flex min-h-[76px] items-center gap-4 desk:gap-8">
          <Link to={paths.home()} aria-label="Lunette">
            <Logo />
          </Link>
          <MainMenu menu={navigation?.menu ?? []} />
          <SearchField />
          <div className="-me-2.5 flex items-center">
            <CartButton />
          </div>
        </Wrap>
      </div>
    </header>
  );
}
