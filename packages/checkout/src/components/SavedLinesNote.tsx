import { paths } from '@lunette/api-client';
import { LinkText, Message } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../text.ts';

/** How many lines of the shopper's other bag are saved for later, with a link to them; nothing if there are none (O-23). */
export function SavedLinesNote({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Message className="mb-4">
      {t('checkout.saved-lines', { count })}{' '}
      <LinkText as={Link} to={paths.cart()} className="text-inherit">
        {t('checkout.saved-lines-see')}
      </LinkText>
    </Message>
  );
}
