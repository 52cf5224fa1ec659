import { FocusGuard, LinkText } from '@lunette/ui-kit';
import { useState } from 'react';
import type { PowerRange, SavedPrescription } from '../../contract/prescription.ts';
import { savedFit, type SavedFit } from '../../rules/savedFit.ts';
import { useEntryText } from '../../text.ts';
import { savedDraft, type PowerDraft } from '../entry/powerDraft.ts';
import { SavedPrescriptionItem } from './SavedPrescriptionItem.tsx';

interface SavedPrescriptionsProps {
  /** The newest first. */
  prescriptions: readonly SavedPrescription[];
  range: PowerRange;
  /** Called with the draft of the chosen power, which is checked again in the form. */
  onUse: (draft: PowerDraft) => void;
}

/** The number of powers that are shown before the shopper asks for all. */
const FIRST = 2;
const ORDER: readonly SavedFit['verdict'][] = ['fits', 'faulty', 'unsuitable'];

/** The choice of a saved prescription for goods: those that fit first, the others with the reason why they do not. */
export function SavedPrescriptions({ prescriptions, range, onUse }: SavedPrescriptionsProps) {
  const t = useEntryText();
  const [all, setAll] = useState(false);
  const powers = prescriptions
    .map((saved) => ({ saved, fit: savedFit(saved, range) }))
    .toSorted((a, b) => ORDER.indexOf(a.fit.verdict) - ORDER.indexOf(b.fit.verdict));
  return (
    <FocusGuard>
      <ul className="grid w-full grid-cols-1 gap-2.5">
        {powers.slice(0, all ? undefined : FIRST).map(({ saved, fit }) => (
          <SavedPrescriptionItem
            key={`${saved.source}-${saved.id}`}
            saved={saved}
            fit={fit}
            range={range}
            onUse={() => onUse(savedDraft(saved))}
          />
        ))}
        {!all && powers.length > FIRST && (
          // In the list, so that the first of the further powers takes its place.
          <li>
            <LinkText as="button" onClick={() => setAll(true)}>
              {t('saved.all', { count: powers.length })}
            </LinkText>
          </li>
        )}
      </ul>
    </FocusGuard>
  );
}
