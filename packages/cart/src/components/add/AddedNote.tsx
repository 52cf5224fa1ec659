import { useAppSelector } from '@lunette/api-client';
import { powerOwner, powerSection } from '@lunette/prescription/rules';
import { Message } from '@lunette/ui-kit';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract/index.ts';
import { lineName } from '../line/lineName.ts';
import { selectCartPopup } from '../../slice.ts';
import { useText } from '../../text.ts';

/** The note by how a power is shown. */
const NOTE = {
  POWER_GRID: 'cart.added-with-power',
  POWER_UPLOAD: 'cart.added-with-picture',
  CONTACT_FOR_POWER: 'cart.added',
} as const;

const bold = (words: ReactNode) => <b>{words}</b>;

/** Names what was just added to the bag, and whose power it has, or whose prescription an optician will read. */
export function AddedNote({ cart }: { cart: Cart }) {
  const t = useText();
  const { addedProductId, addedLineId } = useAppSelector(selectCartPopup);
  const line = cart.items.findLast(({ id, productId }) =>
    addedLineId === null ? productId === addedProductId : id === addedLineId,
  );
  if (!line) return null;
  const name = lineName(line).model;
  const person = powerOwner(line.prescription?.userName, '');
  const note = NOTE[powerSection(line.prescription)];
  return (
    <Message tone="good" icon={<Check />} className="mb-5">
      {t.rich(note, { name, person: person || 'none', b: bold })}
    </Message>
  );
}
