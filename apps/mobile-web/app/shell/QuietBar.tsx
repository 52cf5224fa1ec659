import { paths } from '@lunette/api-client';
import { IconButton, Logo, TopBar } from '@lunette/ui-kit';
import { ArrowLeft, Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useText } from '../text.ts';
import { useShell } from './useShell.ts';

/** What stands in place of the bars where they are hidden (SHELL-01): a way back, to the bag or from the orders to the account, and a number to call. */
export function QuietBar() {
  const t = useText();
  const { pathname } = useLocation();
  const isOrders = pathname.startsWith('/sales/');
  const isVisit = /^\/hto/i.test(pathname);
  const back = isOrders ? '/customer/account/' : isVisit ? paths.home() : paths.cart();
  const phone = useShell().configuration.support?.phone;
  return (
    <TopBar
      back={
        <IconButton
          as={Link}
          to={back}
          label={t(isVisit ? 'shell.leave' : isOrders ? 'shell.back' : 'shell.back-to-bag')}
        >
          <ArrowLeft aria-hidden className="turns" />
        </IconButton>
      }
      actions={
        phone && (
          <IconButton as="a" href={`tel:${phone.replace(/\s/g, '')}`} label={t('shell.call', { phone })}>
            <Phone aria-hidden />
          </IconButton>
        )
      }
    >
      <Link to={paths.home()} aria-label="Lunette" className="inline-block">
        <Logo />
      </Link>
    </TopBar>
  );
}
