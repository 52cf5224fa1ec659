import { paths } from '@lunette/api-client';
import { useLeaveExchange, usePageLayout, useText } from '@lunette/storefront';
import { Logo, Num, Wrap } from '@lunette/ui-kit';
import { Lock, Phone, X } from 'lucide-react';
import { Link, useLocation } from 'react-router';

/** The reduced header for pages without the full one (SHELL-01): a link back to the shop and a number to call. */
export function MinimalHeader() {
  const t = useText();
  const phone = usePageLayout().configuration.support?.phone;
  const leaveExchange = useLeaveExchange();
  const isVisit = /^\/hto/i.test(useLocation().pathname);
  return (
    <header className="border-b border-line">
      <Wrap className="flex min-h-[76px] items-center justify-between gap-4">
        <Link to={paths.home()} aria-label="Lunette">
          <Logo />
        </Link>
        {leaveExchange}
        {!leaveExchange && !isVisit && (
          <p className="flex items-center gap-2 text-14 text-ink-soft">
            <Lock aria-hidden size={16} />
            {t('storefront.secure')}
          </p>
        )}
        {!leaveExchange && phone && (
          <a
            href={`tel:${phone.replace(/\s/g, '')}`}
            className="flex items-center gap-2 text-14 font-semibold"
            aria-label={t('storefront.call', { phone })}
          >
            <Phone aria-hidden size={16} />
            <Num>{phone}</Num>
          </a>
        )}
        {isVisit && (
          <Link to={paths.home()} className="flex min-h-11 items-center gap-1.5 text-14 font-semibold">
            <X aria-hidden size={16} />
            {t('storefront.leave')}
          </Link>
        )}
      </Wrap>
    </header>
  );
}
