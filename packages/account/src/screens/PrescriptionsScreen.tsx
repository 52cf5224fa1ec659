import { useGetSavedPrescriptionsQuery } from '@lunette/prescription';
import type { SavedPrescription } from '@lunette/prescription/contract';
import { QueryState } from '@lunette/session';
import { Button, EmptyState, FocusGuard, lazyDialog } from '@lunette/ui-kit';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountPage } from '../components/page/AccountPage.tsx';
import type { AddPrescriptionPanelProps } from '../components/prescriptions/AddPrescriptionPanel.tsx';
import { PrescriptionSection } from '../components/prescriptions/PrescriptionSection.tsx';
import { RemoveDialog } from '../components/prescriptions/RemoveDialog.tsx';
import { RenameDialog } from '../components/prescriptions/RenameDialog.tsx';
import { keyOf, useRemoval } from '../components/prescriptions/useRemoval.ts';
import { useText } from '../text.ts';

// The form is loaded when the customer adds a prescription.
const AddPrescriptionPanel = lazyDialog<AddPrescriptionPanelProps>(
  async () => (await import('../components/prescriptions/AddPrescriptionPanel.tsx')).AddPrescriptionPanel,
);

/**
 * The powers with which the customer ordered or chose goods and those that were added here, from newest to oldest. The
 * customer can add, rename and remove them (RX-07).
 */
export function PrescriptionsScreen() {
  const t = useText();
  const query = useGetSavedPrescriptionsQuery({ query: {} });
  const prescriptions = query.currentData?.prescriptions;
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<SavedPrescription | null>(null);
  const [removed, setRemoved] = useState<SavedPrescription | null>(null);
  const { remove, removing } = useRemoval();
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {t('account.prescription-add')}
    </Button>
  );
  return (
    <AccountPage title={t('account.place-prescriptions')} text={t('account.prescriptions-text')}>
      {!prescriptions && <QueryState query={query} className="h-48" />}
      <FocusGuard>
        {prescriptions?.length === 0 && <NoPrescriptions add={add} />}
        {prescriptions?.map((one) => (
          <PrescriptionSection
            key={keyOf(one)}
            prescription={one}
            isRemoving={removing.includes(keyOf(one))}
            onRename={() => setRenamed(one)}
            onRemove={() => setRemoved(one)}
          />
        ))}
        {prescriptions && prescriptions.length > 0 && <div>{add}</div>}
      </FocusGuard>
      <AddPrescriptionPanel open={isAdding} onClose={() => setAdding(false)} />
      <RenameDialog prescription={renamed} onClose={() => setRenamed(null)} />
      <RemoveDialog
        prescription={removed}
        onClose={() => setRemoved(null)}
        onRemove={(one) => void remove(one)}
      />
    </AccountPage>
  );
}

function NoPrescriptions({ add }: { add: ReactNode }) {
  const t = useText();
  return (
    <EmptyState
      title={t('account.prescriptions-none')}
      text={t('account.prescriptions-none-text')}
      action={
        <>
          {add}
          <Button as={Link} to="/eyeglasses" kind="second">
            {t('account.to-eyeglasses')}
          </Button>
        </>
      }
    />
  );
}
