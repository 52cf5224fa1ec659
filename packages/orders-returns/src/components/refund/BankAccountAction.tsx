import { Button, lazyDialog, LinkText } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import type { RefundedOrder } from './useBankAccount.ts';

const BankAccountDialog = lazyDialog(async () => (await import('./BankAccountDialog.tsx')).BankAccountDialog);

interface BankAccountActionProps {
  order: RefundedOrder;
  /** A word in a sentence, or a button. */
  looks: 'link' | 'button';
  children: ReactNode;
}

/** Opens the dialog that changes the bank account for refunds of an order (ORD-07). */
export function BankAccountAction({ order, looks, children }: BankAccountActionProps) {
  const [isOpen, setOpen] = useState(false);
  const open = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {looks === 'link' ? (
        <LinkText as="button" {...open}>
          {children}
        </LinkText>
      ) : (
        <Button kind="second" size="s" {...open}>
          {children}
        </Button>
      )}
      <BankAccountDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
