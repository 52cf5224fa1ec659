import { paths } from '@lunette/api-client';
import { Button } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

/** The links to another payment method and to cancel the order. */
export function UpiActions({ orderId, recartButton }: { orderId: string; recartButton: ReactNode }) {
  const t = useText();
  return (
    <div className="mt-6 grid gap-2 tablet:flex tablet:flex-wrap tablet:items-start">
      <Button as={Link} to={paths.retryPayment(orderId)} kind="second">
        {t('checkout.upi-other')}
      </Button>
      {recartButton && <div className="grid gap-2">{recartButton}</div>}
    </div>
  );
}
