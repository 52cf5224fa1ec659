import { QueryState } from '@lunette/session';
import { FocusGuard, LinkText } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetRefundDetailsQuery } from '../../../api/refund.ts';
import { useReturnText } from '../../../returnText.ts';
import { useText } from '../../../text.ts';
import { BankAccountFields } from '../../refund/BankAccountFields.tsx';
import { useBankAccount, type RefundedOrder } from '../../refund/useBankAccount.ts';

/** The bank account of a return: the stored one of its order, or the form for one if none is stored. */
export function useReturnAccount(order: RefundedOrder) {
  const query = useGetRefundDetailsQuery(
    { params: { orderId: order.id }, query: {} },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const [isChanging, setChanging] = useState(false);
  const { save, ...fields } = useBankAccount(order);
  const given = (!isChanging && data?.bankAccount) || null;
  return {
    ...fields,
    query,
    given,
    isOpen: data?.bankAccountOpen ?? false,
    change: () => setChanging(true),
    /** Saves a typed account and returns whether the return has one. A stored one that could not be read is read again. */
    save: async (): Promise<boolean> => {
      if (!data) {
        void query.refetch();
        return false;
      }
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
  const { query, given, isOpen, change, form, fault, kind } = account;
  return (
    <FocusGuard>
      {!query.data ? (
        <QueryState
          query={query}
          className="h-96 tablet:h-72"
          errorTitle={tr('returns.error')}
          unreachable={tr('returns.offline')}
        />
      ) : given ? (
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
