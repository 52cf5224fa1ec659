import { paths } from '@lunette/api-client';
import { useLeaveExchange, usePageLayout, useText } from '@lunette/storefront';
import { IconButton, Logo, TopBar } from '@lunette/ui-kit';
import { ArrowLeft, Phone } from 'lucide-react';
import { Link, useLocation, type Location } from 'react-router';

/** Where the link back leads from a page, and its label. */
function backFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const orderId = pathname.startsWith('/editpower/')
    ? new URLSearchParams(search).get('orderId')
    : /^\/lens-package-upgrade\/(\w+)/.exec(pathname)?.[1];
  if (orderId) return { to: paths.orderSummary(orderId), label: 'storefront.back' } as const;
  if (/^\/(sales|customer)\//.test(pathname))
    return { to: '/customer/account/', label: 'storefront.back' } as const;
  if (/^\/hto/i.test(pathname)) return { to: paths.home(), label: 'storefront.leave' } as const;
  if (pathname.startsWith('/checkout/onepage/success'))
    return { to: paths.home(), label: 'storefront.home' } as const;
  return { to: paths.cart(), label: 'storefront.back-to-bag' } as const;
}

/**
 * The reduced header for pages without the bars (SHELL-01): a link back, and a number to call. It leads from the checkout
 * to the bag, from a placed order to the home page, from the lenses and the power of an order to that order, and from the
 * list of orders to the account.
 */
export function MinimalHeader() {
  const t = useText();
  const back = backFrom(useLocation());
  const leaveExchange = useLeaveExchange();
  const phone = usePageLayout().configuration.support?.phone;
  return (
    <TopBar
      back={
        !leaveExchange && (
          <IconButton as={Link} to={back.to} label={t(back.label)}>
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
