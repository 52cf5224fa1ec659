import { Button, Dialog, useToast } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { BankAccountFields } from './BankAccountFields.tsx';
import { useBankAccount } from './useBankAccount.ts';

interface BankAccountDialogProps {
  orderId: string;
  open: boolean;
  onClose: () => void;
}

/** The dialog that asks for another bank account. The typed values are kept until they are saved. */
export function BankAccountDialog({ orderId, open, onClose }: BankAccountDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('orders.account-title')}>
      {open && <Questions orderId={orderId} onClose={onClose} />}
    </Dialog>
  );
}

function Questions({ orderId, onClose }: Omit<BankAccountDialogProps, 'open'>) {
  const t = useText();
  const toast = useToast();
  const { save, isLoading, ...fields } = useBankAccount(orderId);
  const submit = async () => {
    if (isLoading || !(await save())) return;
    toast(t('orders.account-saved'));
    onClose();
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <BankAccountFields {...fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isLoading}>
          {t('orders.account-save')}
        </Button>
        <Button kind="second" onClick={onClose}>
          {t('orders.account-leave')}
        </Button>
      </div>
    </form>
  );
}
