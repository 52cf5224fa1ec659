import { paths } from '@lunette/api-client';
import { LinkText, Price } from '@lunette/ui-kit';
import { Link, useLocation } from 'react-router';
import type { Cart } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** What a guest saves on a first frame by signing in (PDP-07), with a link to the sign-in. */
export function FirstFrameOffer({ cart: { firstFrame, currencyCode } }: { cart: Cart }) {
  const t = useText();
  const { pathname } = useLocation();
  if (!firstFrame) return null;
  return (
    <p className="text-14">
      {t.rich('cart.sum-first-frame-offer', {
        amount: <Price key="amount" amount={{ value: firstFrame.amount, currencyCode }} />,
      })}{' '}
      <LinkText as={Link} to={paths.signIn(pathname)}>
        {t('cart.sum-first-frame-sign-in')}
      </LinkText>
    </p>
  );
}
