import { Choice, Num } from '@lunette/ui-kit';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SavedCard } from '../../../../contract/index.ts';
import { endsSoon, expiryText } from '../../../../rules/savedCard.ts';
import { useText } from '../../../../text.ts';

interface SavedCardChoiceProps {
  card: SavedCard;
  checked: boolean;
  onChange: () => void;
  children?: ReactNode;
}

/** A saved card as a payment method; an expired one is disabled. */
export function SavedCardChoice({ card, checked, onChange, children }: SavedCardChoiceProps) {
  const t = useText();
  const { cardToken, brand, last4, daysLeft, available, reason } = card;
  return (
    <Choice
      name="payment"
      value={cardToken}
      checked={checked}
      disabled={!available}
      onChange={onChange}
      title={t.rich('checkout.saved-card', { brand: <bdi>{brand}</bdi>, last4: <Num>{last4}</Num> })}
      text={
        available ? (
          <>
            {t.rich('checkout.saved-until', { expiry: <Num>{expiryText(card)}</Num> })}
            {endsSoon(card) && (
              <span className="ms-2 text-warn">{t('checkout.saved-days', { days: daysLeft })}</span>
            )}
          </>
        ) : (
          reason
        )
      }
      end={<CreditCard />}
    >
      {children}
    </Choice>
  );
}
