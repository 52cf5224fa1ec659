import type { PowerWay } from '@lunette/prescription';
import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { Button, LinkText } from '@lunette/ui-kit';
import { useExchangeText } from '../../../exchangeText.ts';
import { PowerEntry } from '../../power/PowerEntry.tsx';
import { forgetEntry, useEnteredPower } from '../../power/useEnteredPower.ts';

interface OtherPowerProps {
  /** Names the exchange and its new goods, for which an entry is stored. */
  storageKey: string;
  productId: string;
  powerType: PowerType;
  before: Prescription | null;
  /** Whether the new goods were chosen with the power of the old ones. */
  isOfBefore: boolean;
  /** Null for the power with which the new goods were chosen. */
  onTake: (prescription: Prescription | null) => void;
}

/** New goods are a new order, which can wait for its power as any other. */
const WAYS: readonly PowerWay[] = ['typed', 'picture', 'later'];

/** The entry of another power for the new goods of an exchange. */
export function OtherPower(props: OtherPowerProps) {
  const { storageKey, productId, powerType, before, isOfBefore, onTake } = props;
  const t = useExchangeText();
  const [entered, setEntered] = useEnteredPower(storageKey, before);
  const keep = () => {
    forgetEntry();
    onTake(null);
  };
  const label = t('exchange.power-take', { way: entered.way });
  return (
    <section aria-label={t('exchange.power-title')} className="mt-8 border-t border-line pt-6">
      <h2 className="display mb-2 text-28">{t('exchange.power-title')}</h2>
      <p className="mb-4">
        <LinkText as="button" onClick={keep}>
          {t('exchange.power-keep', { power: isOfBefore ? 'before' : 'chosen' })}
        </LinkText>
      </p>
      <PowerEntry
        productId={productId}
        powerType={powerType}
        ways={WAYS}
        isPart
        entered={entered}
        onEntered={setEntered}
        action={{
          label: () => label,
          render: (prescription) => (
            <Button full kind="second" onClick={() => onTake(prescription)}>
              {label}
            </Button>
          ),
          loading: false,
          retry: null,
        }}
      />
    </section>
  );
}
