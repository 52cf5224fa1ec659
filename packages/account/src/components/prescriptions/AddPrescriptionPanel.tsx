import {
  EMPTY_DRAFT,
  PowerFieldsSkeleton,
  PowerForm,
  type PowerAction,
  type PowerWay,
} from '@lunette/prescription';
import type { AddedPowerType, PowerRange } from '@lunette/prescription/contract';
import { useReason } from '@lunette/session';
import { Button, Choice, ErrorState, FieldMessage, Panel } from '@lunette/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { useGetPowersOfTypeQuery } from '../../api/savedPrescriptions.ts';
import { useText } from '../../text.ts';
import { useAddPrescription } from './useAddPrescription.ts';

/** Props of `AddPrescriptionPanel`. */
export interface AddPrescriptionPanelProps {
  open: boolean;
  onClose: () => void;
}

const WAYS: readonly PowerWay[] = ['typed', 'picture'];
/** No product is bought: the rules check the power while it is typed, and the gateway when it is saved. */
const NO_GOODS = { id: '', jit: true };

/**
 * A form for a prescription for glasses, typed or as a picture. What was entered stays while the panel is closed, until it is
 * saved. The panel stays open while it is saved.
 */
export function AddPrescriptionPanel({ open, onClose }: AddPrescriptionPanelProps) {
  const t = useText();
  const [powerType, setPowerType] = useState<AddedPowerType>('single_vision');
  const [way, setWay] = useState<PowerWay>('typed');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const { add, changed, isLoading, faults } = useAddPrescription(() => {
    setDraft(EMPTY_DRAFT);
    setWay('typed');
    onClose();
  });
  const action: PowerAction = {
    label: () => t('account.prescription-save'),
    render: (prescription, label) => (
      <>
        <Button size="l" full loading={isLoading} onClick={() => void add({ powerType, prescription })}>
          {label}
        </Button>
        <div role="alert">
          {faults.map((fault) => (
            <FieldMessage key={fault} tone="bad">
              {fault}
            </FieldMessage>
          ))}
        </div>
      </>
    ),
    loading: false,
    retry: null,
  };
  return (
    <Panel
      open={open}
      width={1080}
      title={t('account.prescription-add')}
      onClose={() => !isLoading && onClose()}
    >
      <PowerTypeChoice
        powerType={powerType}
        onChoose={(chosen) => {
          changed();
          setPowerType(chosen);
        }}
      />
      <PowersOfType powerType={powerType}>
        {(range) => (
          <PowerForm
            goods={NO_GOODS}
            range={range}
            way={way}
            ways={WAYS}
            onWay={setWay}
            draft={draft}
            onDraft={(next) => {
              changed();
              setDraft(next);
            }}
            action={action}
          />
        )}
      </PowersOfType>
    </Panel>
  );
}

const POWER_TYPES: readonly AddedPowerType[] = ['single_vision', 'progressive', 'reading'];

interface PowerTypeChoiceProps {
  powerType: AddedPowerType;
  onChoose: (powerType: AddedPowerType) => void;
}

/** The question what the glasses are for, which decides the values of the prescription. */
function PowerTypeChoice({ powerType, onChoose }: PowerTypeChoiceProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">{t('account.prescription-for')}</legend>
      <div className="grid grid-cols-1 gap-2.5 tablet:grid-cols-3">
        {POWER_TYPES.map((one) => (
          <Choice
            key={one}
            name={name}
            title={t(`account.prescription-for.${one}`)}
            text={t(`account.prescription-for-text.${one}`)}
            checked={one === powerType}
            onChange={() => onChoose(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PowersOfTypeProps {
  powerType: AddedPowerType;
  children: (range: PowerRange) => ReactNode;
}

/**
 * Loads the powers in which glasses are made and renders its children with them; shows loading and error states. Those of
 * the type before stay while another one loads, so that a picture that is being sent is not lost.
 */
function PowersOfType({ powerType, children }: PowersOfTypeProps) {
  const reason = useReason();
  const { data, currentData, error, isFetching, refetch } = useGetPowersOfTypeQuery({
    params: { powerType },
  });
  if (data && (currentData || !error)) return children(data);
  if (!error) return <PowerFieldsSkeleton />;
  return (
    <ErrorState className="mt-8" text={reason(error)} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
