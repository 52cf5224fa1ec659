import { Button, Message, saveFile, useToast } from '@lunette/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLazyGetCustomerDataQuery } from '../../api/profile.ts';
import { useReason } from '@lunette/session';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';

/** Downloads a file with all data that is stored about the customer. */
export function DownloadSection() {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const [ask, { isFetching }] = useLazyGetCustomerDataQuery();
  const [fault, setFault] = useState<string | null>(null);
  const download = async () => {
    setFault(null);
    const { data, error } = await ask();
    if (error) setFault(reason(error));
    if (!data) return;
    saveFile('lunette-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    toast(t('account.data-saved'));
  };
  return (
    <AccountSection title={t('account.data')} text={t('account.data-text')}>
      {fault && (
        <Message tone="bad" className="mb-4">
          {fault}
        </Message>
      )}
      <Button
        kind="second"
        icon={<Download aria-hidden />}
        loading={isFetching}
        onClick={() => void download()}
      >
        {t('account.data-get')}
      </Button>
    </AccountSection>
  );
}
