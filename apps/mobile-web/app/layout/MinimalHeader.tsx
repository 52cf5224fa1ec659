import { paths } from '@lunette/api-client';
import { useLeaveExchange, usePageLayout, useText } from '@lunette/storefront';
import { IconButton, Logo, TopBar } from '@lunette/ui-kit';
import { ArrowLeft, Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router';

/**
 * The reduced header for pages without the bars (SHELL-01): a link back, to the bag or from the orders to the account,
 * and a number to call.
 */
export function MinimalHeader() {
  const t = useText();
  const { pathname } = useLocation();
  const isOrders = /^\/(sales|customer)\//.test(pathname);
  const isVisit = /^\/hto/i.test(pathname);
  const back = isOrders ? '/customer/account/' : isVisit ? paths.home() : paths.cart();
  const leaveExchange = useLeaveExchange();
  const phone = usePageLayout().configuration.support?.phone;
  return (
    <TopBar
      back={
        !leaveExchange && (
          <IconButton
            as={Link}
            to={back}
            label={t(isVisit ? 'storefront.leave' : isOrders ? 'storefront.back' : 'storefront.back-to-bag')}
          >
            <ArrowLeft aria-hidden className="turns" />
          </IconButton>
        )
      }
      actions={
        leaveExchange ? (
          <div className="me-3">{leaveExchange}</div>
        ) : (
          phone && (
            <IconButton
              as="a"
              href={`tel:${phone.replace(/\s/g, '')}`}
              label={t('storefront.call', { phone })}
            >
              <Phone aria-hidden />
            </IconButton>
          )
        )
      }
    >
      <Link to={paths.home()} aria-label="Lunette" className="inline-block">
        <Logo />
      </Link>
    </TopBar>
  );
}
