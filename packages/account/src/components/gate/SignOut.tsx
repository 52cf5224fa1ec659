import { Button, useToast } from '@lunette/ui-kit';
import { LogOut } from 'lucide-react';
import { useLogoutMutation, useReason } from '@lunette/session';
import { useText } from '../../text.ts';

/** The sign-out button; after it the account's gate leads to the home page. */
export function SignOut() {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [logout, { isLoading }] = useLogoutMutation();
  const leave = async () => {
    const { error } = await logout({ body: {} });
    if (error) toast({ text: reason(error), kind: 'error' });
  };
  return (
    <Button
      kind="quiet"
      loading={isLoading}
      icon={<LogOut aria-hidden className="turns" />}
      className="justify-self-start"
      onClick={() => void leave()}
    >
      {t('account.sign-out')}
    </Button>
  );
}
