import { closeExchange, storeExchange, type OpenExchange } from '@lunette/api-client';
import { Button, Dialog } from '@lunette/ui-kit';
import { useState } from 'react';
import { useExchangeText } from '../../exchangeText.ts';

/** The exchange, and how to reload the page. */
export interface ExchangeElsewhereProps {
  /** The exchange of the other tab. */
  exchange: OpenExchange;
  reload?: () => void;
}

/** Shown if another tab has an exchange open: closes it, or continues it in this tab (SHELL-04). */
export function ExchangeElsewhere({ exchange, reload = () => location.reload() }: ExchangeElsewhereProps) {
  const t = useExchangeText();
  const [isRead, setRead] = useState(false);
  const end = () => {
    closeExchange();
    reload();
  };
  return (
    <Dialog
      open={!isRead}
      onClose={() => setRead(true)}
      title={t('exchange.elsewhere')}
      footer={
        <div className="grid gap-3">
          <Button full onClick={end}>
            {t('exchange.elsewhere-close')}
          </Button>
          <Button full kind="second" onClick={() => storeExchange(exchange)}>
            {t('exchange.elsewhere-here')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{t('exchange.elsewhere-text')}</p>
    </Dialog>
  );
}
