import { paths } from '@lunette/api-client';
import { Logo, Wrap } from '@lunette/ui-kit';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

/** The header of the branded contact-lens site around the cart (SHELL-12); `cart` is a button that leads to `/cart`. */
export function BrandedHeader({ cart }: { cart: ReactNode }) {
  const t = useText();
  return (
    <header className="border-b border-line bg-canvas">
      <Wrap className="flex min-h-14 items-center justify-between gap-4 tablet:min-h-[76px]">
        <Link to={paths.home()} aria-label="Lunette">
          <Logo />
        </Link>
        <p className="flex items-center gap-2 text-14 text-ink-soft">
          <Lock aria-hidden size={16} />
          {t('storefront.safe')}
        </p>
        {cart}
      </Wrap>
    </header>
  );
}
