import { Choice, ChoiceGroup } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { METHODS } from './methods.ts';
import { CardFields } from './methods/card/CardFields.tsx';
import { SavedCardChoice } from './methods/savedCard/SavedCardChoice.tsx';
import type { MethodProps } from './methodView.ts';
import type { usePaymentChoice } from './usePaymentChoice.ts';

interface MethodChoicesProps {
  choice: ReturnType<typeof usePaymentChoice>;
  /** The props of the fields, which are shown below the selected saved card or method. */
  fields: MethodProps;
}

/** The choice of a saved card or a payment method. */
export function MethodChoices({ choice, fields }: MethodChoicesProps) {
  const t = useText();
  const { methods, cards, savedCard, method, pick } = choice;
  return (
    <ChoiceGroup legend={t('checkout.payment-legend')} hideLegend>
      {cards.map((one) => (
        <SavedCardChoice
          key={one.cardToken}
          card={one}
          checked={one === savedCard}
          onChange={() => pick(one.cardToken)}
        >
          {one === savedCard && fields.card && <CardFields {...fields} />}
        </SavedCardChoice>
      ))}
      {methods.map(({ id, title, description, available, reason }) => {
        const { icon: Icon, takesSavedCards, Fields } = METHODS[id];
        const isChosen = !savedCard && id === method?.id;
        return (
          <Choice
            key={id}
            name="payment"
            value={id}
            checked={isChosen}
            disabled={!available}
            onChange={() => pick(id)}
            title={takesSavedCards && cards.length > 0 ? t('checkout.another-card') : title}
            text={available ? description : reason}
            end={<Icon />}
          >
            {isChosen && Fields && <Fields {...fields} />}
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}
