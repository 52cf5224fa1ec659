import { useAppSelector } from '@lunette/api-client';
import {
  PowerFields,
  PowerForm,
  savedDraft,
  wayOf,
  type LensFit,
  type PowerAction,
  type PowerDraft,
  type PowerWay,
} from '@lunette/prescription';
import type { PowerType, Prescription, SavedPrescription } from '@lunette/prescription/contract';
import { selectSignIn } from '@lunette/session';
import { PowerChoice } from './PowerChoice.tsx';
import type { EnteredPower } from './enteredPower.ts';

interface PowerEntryProps {
  productId: string;
  powerType: PowerType;
  /** The ways in which the power can be given. */
  ways: readonly PowerWay[];
  entered: EnteredPower;
  onEntered: (entered: EnteredPower) => void;
  action: PowerAction;
  /** Whether it is a part of a page with its own button. */
  isPart?: boolean;
  /** Why the bought lenses cannot be made in a power; null if they can. */
  lensFit?: (prescription: Prescription) => LensFit | null;
}

/** The entry of a power of ordered or exchanged goods: the choice of a saved prescription, and the form with its other ways. */
export function PowerEntry(props: PowerEntryProps) {
  const { productId, powerType, ways, entered, onEntered, action, isPart = false, lensFit } = props;
  const { draft, way, taken, ownEntry } = entered;
  const { isLogined } = useAppSelector(selectSignIn);
  const fitsWays = (one: SavedPrescription) => ways.includes(wayOf(savedDraft(one)));
  const take = (chosen: string | null, power: PowerDraft, from: PowerWay) =>
    onEntered({
      draft: power,
      way: from,
      taken: chosen,
      // What was entered is restored when the shopper goes back to that entry.
      ownEntry: taken === null ? { draft, way } : ownEntry,
    });
  return (
    <PowerFields productId={productId} powerType={powerType} withSaved={isLogined}>
      {(range, saved) => (
        <>
          {saved.prescriptions.some(fitsWays) && (
            <PowerChoice
              prescriptions={saved.prescriptions.filter(fitsWays)}
              range={range}
              taken={taken}
              onEnter={() => take(null, ownEntry.draft, ownEntry.way)}
              onTake={(chosen, power) => take(chosen, power, wayOf(power))}
            />
          )}
          <PowerForm
            // Faults of a saved prescription are shown at once, not after its fields lose the focus.
            key={taken}
            goods={{ id: productId, jit: false }}
            range={range}
            way={way}
            ways={ways}
            onWay={(next) => onEntered({ ...entered, way: next })}
            draft={draft}
            onDraft={(next) => onEntered({ ...entered, draft: next })}
            action={action}
            isPart={isPart}
            {...(lensFit && { lensFit })}
          />
        </>
      )}
    </PowerFields>
  );
}
