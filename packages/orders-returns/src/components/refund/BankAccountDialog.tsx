import { Button, Dialog, useToast } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { BankAccountFields } from './BankAccountFields.tsx';
import { useBankAccount, type RefundedOrder } from './useBankAccount.ts';

interface BankAccountDialogProps {
  order: RefundedOrder;
  open: boolean;
  onClose: () => void;
}

/** The dialog that asks for another bank account. The typed values are kept until they are saved. */
export function BankAccountDialog({ order, open, onClose }: BankAccountDialogProps) {
  const t = useText();
  const toast = useToast();
  const { save, forget, isLoading, ...fields } = useBankAccount(order);
  const { form, fault } = fields;
  const close = () => {
    if (fault) forget();
    onClose();
  };
  const submit = async () => {
    if (isLoading || !(await save())) return;
    form.reset();
    toast(t('orders.account-saved'));
    close();
  };
  return (
    <Dialog open={open} onClose={close} title={t('orders.account-title')}>
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
          <Button kind="second" onClick={close}>
            {t('orders.account-leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
