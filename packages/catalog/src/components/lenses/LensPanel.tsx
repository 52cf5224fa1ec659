import { wayOf, type PowerDraft } from '@lunette/prescription';
import { Panel, StepsAcross } from '@lunette/ui-kit';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import type { OnAdded, RenderBuy } from '../buy/purchaseChoice.ts';
import { LensPanelFooter } from './LensPanelFooter.tsx';
import { stepsFor } from '../../rules/buyingWay.ts';
import { PackageStep } from './steps/PackageStep.tsx';
import { PowerStep } from './steps/PowerStep.tsx';
import type { LensSelection } from './useLensSelection.ts';
import { isGivenNow, type LensChoice } from './lensChoice.ts';
import { useHasStudios } from './useHasStudios.ts';
import { useLensOffer } from './useLensOffer.ts';
import { useSavedPrescriptionChoice } from './useSavedPrescriptionChoice.ts';
import { UseStep } from './steps/UseStep.tsx';

/** Props of `LensPanel`. */
export interface LensPanelProps {
  open: boolean;
  product: Product;
  selection: LensSelection;
  draft: PowerDraft;
  onDraft: (draft: PowerDraft) => void;
  renderBuy: RenderBuy;
  onEnterPower: () => void;
  onAdded: OnAdded;
  onClose: () => void;
}

/** The panel that chooses lenses in three steps: use, lens package and power. The choices are kept when it is closed. */
export function LensPanel(props: LensPanelProps) {
  const { open, product, draft, onDraft, onEnterPower, onClose } = props;
  const { choose } = props.selection;
  const hasStudios = useHasStudios();
  const choice = offeredChoice(props.selection.choice, hasStudios);
  const selection = { choice, choose };
  const t = useProductText();
  const form = useId();
  const offer = useLensOffer(product, choice);
  const steps = stepsFor(product.prescriptionType, choice.powerType);
  const at = Math.max(0, steps.indexOf(choice.step));
  const step = steps[at];
  const following = steps[at + 1];
  const previous = steps[at - 1];
  const start = useStepStart(step, open);
  // Loaded as soon as the panel opens, two steps before the powers are shown.
  const saved = useSavedPrescriptionChoice({
    productId: product.id,
    powerType: choice.powerType,
    skip: !open || !steps.includes('power'),
  });

  const takeSaved = (power: PowerDraft) => {
    onDraft(power);
    choose({ how: wayOf(power) });
    onEnterPower();
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'power' && isGivenNow(choice)) onEnterPower();
    else if (following && (step === 'use' || offer.lens)) choose({ step: following });
  };
  return (
    <Panel
      open={open}
      width={600}
      title={t('lenses.title')}
      onClose={onClose}
      onBack={previous && (() => choose({ step: previous }))}
      footer={
        <LensPanelFooter
          {...props}
          selection={selection}
          form={form}
          offer={offer}
          step={step}
          following={following}
        />
      }
    >
      <form id={form} onSubmit={next} noValidate>
        <div ref={start} tabIndex={-1} className="scroll-mt-6 outline-0">
          {steps.length > 1 && (
            <StepsAcross
              label={t('lenses.title')}
              steps={steps.map((name) => t(`lenses.step.${name}`))}
              current={at}
              className="mb-5"
            />
          )}
        </div>
        {step === 'use' && <UseStep product={product} selection={selection} />}
        {step === 'lenses' && <PackageStep product={product} selection={selection} offer={offer} />}
        {step === 'power' && (
          <PowerStep
            product={product}
            selection={selection}
            hasStudios={hasStudios}
            offer={offer}
            draft={draft}
            saved={saved}
            onSaved={takeSaved}
          />
        )}
      </form>
    </Panel>
  );
}

/** The current choice. If no studio can test the power any more, the power is sent later. */
function offeredChoice(choice: LensChoice, hasStudios: boolean): LensChoice {
  return choice.how === 'studio' && !hasStudios ? { ...choice, how: 'later' } : choice;
}

/** Focuses and scrolls to the heading of a step when it changes; for the first step the panel sets the focus itself. */
function useStepStart(step: string | undefined, open: boolean) {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (open && shown.current !== step) {
      start.current?.focus({ preventScroll: true });
      start.current?.scrollIntoView();
    }
    shown.current = step;
  }, [step, open]);
  return start;
}
