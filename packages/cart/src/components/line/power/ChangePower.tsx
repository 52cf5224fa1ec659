import { LinkText } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import type { CartLine } from '../../../contract/index.ts';
import { lineName } from '../lineName.ts';
import { useText } from '../../../text.ts';
import { useChangePower, type NewPower } from './useChangePower.ts';

/** The props of a power editor for a line. */
export interface PowerEdit extends Required<NewPower> {
  open: boolean;
  productId: string;
  /** The name of the goods. */
  name: string;
  saving: boolean;
  /** Why the power could not be saved, as text. */
  failure: string | null;
  onSave: (power: NewPower) => void;
  onClose: () => void;
}

/** Props of `ChangePower`. */
export interface ChangePowerProps {
  line: CartLine;
  /** Renders the editor, which is closed at first. */
  renderEditor: (edit: PowerEdit) => ReactNode;
}

/** A link that opens an editor for the power of a line; it closes when the power is saved. */
export function ChangePower({ line, renderEditor }: ChangePowerProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { save, saving, failure, forget } = useChangePower(line, close);
  const { productId, powerType, prescription } = line;
  const name = lineName(line).model;
  if (!powerType || !prescription) return null;
  return (
    <>
      <LinkText
        as="button"
        aria-haspopup="dialog"
        aria-label={t('cart.change-power-of', { name })}
        onClick={() => {
          if (failure) forget();
          setOpen(true);
        }}
      >
        {t('cart.change-power')}
      </LinkText>
      {renderEditor({
        open,
        productId,
        name,
        powerType,
        prescription,
        saving,
        failure,
        onSave: (power) => void save(power),
        onClose: close,
      })}
    </>
  );
}
