import { Button, Dialog, Wrap } from '@lunette/ui-kit';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { closeExchange, exchangeNotice, keptExchange, tabName } from '../../rules/exchange.ts';
import { useText } from '../../text.ts';

/** The line of an open exchange (SHELL-03), or the modal of another tab that has one open (SHELL-04). */
export function ExchangeNotice({ reload = () => location.reload() }: { reload?: () => void }) {
  const t = useText();
  const [notice, setNotice] = useState(() => exchangeNotice(document.cookie, keptExchange(), tabName()));
  const end = () => {
    closeExchange();
    setNotice('none');
    reload();
  };
  if (notice === 'none') return null;
  if (notice === 'banner')
    return (
      <div role="status" className="bg-accent-soft text-14 text-accent-strong">
        <Wrap className="flex min-h-11 items-center justify-center gap-2">
          <RefreshCw aria-hidden size={16} />
          {t('storefront.exchange-open')}
        </Wrap>
      </div>
    );
  return (
    <Dialog open onClose={() => setNotice('none')} title={t('storefront.exchange-elsewhere')}>
      <p className="mb-6 text-ink-soft">{t('storefront.exchange-elsewhere-text')}</p>
      <Button full onClick={end}>
        {t('storefront.exchange-close')}
      </Button>
    </Dialog>
  );
}
