import { FocusGuard, LinkText } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetRefundDetailsQuery } from '../../../api/refund.ts';
import { useReturnText } from '../../../returnText.ts';
import { useText } from '../../../text.ts';
import { BankAccountFields } from '../../refund/BankAccountFields.tsx';
import { useBankAccount, type RefundedOrder } from '../../refund/useBankAccount.ts';

/** The bank account of a return: the stored one of its order, or the form for one. */
export function useReturnAccount(order: RefundedOrder) {
  const { data } = useGetRefundDetailsQuery(
    { params: { orderId: order.id }, query: {} },
    { refetchOnMountOrArgChange: true },
  );
  const [isChanging, setChanging] = useState(false);
  const { save, ...fields } = useBankAccount(order);
  const given = (!isChanging && data?.bankAccount) || null;
  return {
    ...fields,
    given,
    isOpen: data?.bankAccountOpen ?? false,
    change: () => setChanging(true),
    /** Saves a typed account and returns whether the return has one. */
    save: async (): Promise<boolean> => {
      if (given) return true;
      const isSaved = await save();
      if (isSaved) setChanging(false);
      return isSaved;
    },
  };
}

/** Shows or asks for the bank account of a return. */
export function AccountEntry({ account }: { account: ReturnType<typeof useReturnAccount> }) {
  const t = useText();
  const tr = useReturnText();
  const { given, isOpen, change, form, fault, kind } = account;
  return (
    <FocusGuard>
      {given ? (
        <p>
          <bdi>{t('orders.account-given', given)}</bdi>{' '}
          {isOpen && (
            <LinkText as="button" onClick={change}>
              {tr('returns.other-account')}
            </LinkText>
          )}
        </p>
      ) : (
        <BankAccountFields form={form} fault={fault} kind={kind} />
      )}
    </FocusGuard>
  );
}
