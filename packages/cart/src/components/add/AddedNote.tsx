import { useAppSelector } from '@lunette/api-client';
import { powerOwner, powerSection } from '@lunette/prescription/rules';
import { Message } from '@lunette/ui-kit';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract/index.ts';
import { lineName } from '../line/lineName.ts';
import { selectCartPopup } from '../../slice.ts';
import { useText } from '../../text.ts';

const bold = (words: ReactNode) => <b>{words}</b>;

/** Names what was just added to the bag, and whose power it has. */
export function AddedNote({ cart }: { cart: Cart }) {
  const t = useText();
  const { addedProductId, addedLineId } = useAppSelector(selectCartPopup);
  const line = cart.items.findLast(({ id, productId }) =>
    addedLineId === null ? productId === addedProductId : id === addedLineId,
  );
  if (!line) return null;
  const name = lineName(line).model;
  const person = powerOwner(line.prescription?.userName, '');
  const isKnown = powerSection(line.prescription) !== 'CONTACT_FOR_POWER';
  return (
    <Message tone="good" icon={<Check />} className="mb-5">
      {person
        ? t.rich('cart.added-with-power', { name, person, b: bold })
        : t.rich(isKnown ? 'cart.added-with-your-power' : 'cart.added', { name, b: bold })}
    </Message>
  );
}
