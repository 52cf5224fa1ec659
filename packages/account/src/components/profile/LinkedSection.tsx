import { Button, FocusGuard, useToast } from '@lunette/ui-kit';
import { useGetAccountsInfoQuery, useRemoveSocialMutation } from '../../api/profile.ts';
import { QueryState, useReason } from '@lunette/session';
import { onSingleClick } from '../../rules/onSingleClick.ts';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';

interface LinkedSectionProps {
  socialNames: readonly { account: string; name: string }[];
}

/** Accounts of identity providers with which the customer signs in. */
export function LinkedSection({ socialNames }: LinkedSectionProps) {
  const t = useText();
  const query = useGetAccountsInfoQuery();
  const linked = query.currentData?.social;
  const nameOf = (account: string) => socialNames.find((one) => one.account === account)?.name ?? account;
  return (
    <AccountSection title={t('account.linked')} text={t('account.linked-text')}>
      {linked ? (
        <FocusGuard>
          {linked.length === 0 ? (
            <p className="text-14 text-ink-soft">{t('account.linked-none')}</p>
          ) : (
            <ul className="grid">
              {linked.map((account) => (
                <LinkedRow key={account} account={account} name={nameOf(account)} />
              ))}
            </ul>
          )}
        </FocusGuard>
      ) : (
        <QueryState query={query} className="h-12" />
      )}
    </AccountSection>
  );
}

function LinkedRow({ account, name }: { account: string; name: string }) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [remove, { isLoading, isSuccess }] = useRemoveSocialMutation();
  const removeIt = async () => {
    const { error } = await remove({ params: { account } });
    toast(error ? { text: reason(error), kind: 'error' } : t('account.linked-removed', { name }));
  };
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-b-0">
      <bdi className="font-semibold">{name}</bdi>
      <Button
        kind="second"
        size="s"
        loading={isLoading || isSuccess}
        aria-label={t('account.remove-named', { name })}
        onClick={onSingleClick(() => void removeIt())}
      >
        {t('account.remove')}
      </Button>
    </li>
  );
}
