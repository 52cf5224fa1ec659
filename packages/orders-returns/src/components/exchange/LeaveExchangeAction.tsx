import { paths } from '@lunette/api-client';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useGetExchangeQuery } from '../../api/exchange.ts';
import { useExchangeText } from '../../exchangeText.ts';
import { LeaveExchange } from './LeaveExchange.tsx';

/** The open exchange. */
export interface LeaveExchangeActionProps {
  orderId: string;
  exchangeId: string;
}

/** The button in the header that leaves an open exchange; nothing once the exchange is closed. */
export function LeaveExchangeAction({ orderId, exchangeId }: LeaveExchangeActionProps) {
  const t = useExchangeText();
  const navigate = useNavigate();
  const { data } = useGetExchangeQuery({ params: { orderId, exchangeId } });
  if (data?.status !== 'open') return null;
  return (
    <LeaveExchange
      exchange={data}
      onLeft={() => void navigate(paths.orderSummary(orderId), { replace: true })}
    >
      {(press, busy) => (
        <button
          type="button"
          aria-busy={busy}
          className="flex min-h-11 items-center gap-1.5 text-14 font-semibold"
          onClick={press}
        >
          <X aria-hidden size={16} />
          {t('exchange.leave')}
        </button>
      )}
    </LeaveExchange>
  );
}
