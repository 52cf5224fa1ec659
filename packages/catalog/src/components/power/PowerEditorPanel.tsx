import { reasonOf, useAppSelector } from '@lunette/api-client';
import {
  draftOf,
  PowerFields,
  PowerFieldsSkeleton,
  PowerForm,
  type PowerAction,
  wayOf,
  type PowerDraft,
  type PowerWay,
} from '@lunette/prescription';
import type { Prescription } from '@lunette/prescription/contract';
import { selectSignIn } from '@lunette/session';
import { Button, ErrorState, FieldMessage, Panel } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetProductQuery } from '../../api/catalog.ts';
import { useProductText } from '../../productText.ts';
import type { PowerEditorProps } from './PowerEditor.tsx';
import { SavedPrescriptionSection } from './SavedPrescriptionSection.tsx';

/** What is edited, and in which way. */
interface EditedPower {
  /** The prescription that is edited, as JSON: a bag that is loaded again has it as another object. */
  of: string;
  draft: PowerDraft;
  way: PowerWay;
}

function begin(prescription: Prescription): EditedPower {
  const draft = draftOf(prescription);
  return { of: JSON.stringify(prescription), draft, way: wayOf(draft) };
}

/** What PowerEditor shows once its chunk is loaded. The entries are kept until they are saved, also when it is closed. */
export function PowerEditorPanel(props: PowerEditorProps) {
  const { open, productId, name, powerType, prescription, saving, failure, onSave, onClose } = props;
  const t = useProductText();
  const { isLogined } = useAppSelector(selectSignIn);
  const { data: product, error, isFetching, refetch } = useGetProductQuery({ params: { id: productId } });
  const [edited, setEdited] = useState(() => begin(prescription));
  const [taken, setTaken] = useState(0);
  const takeSaved = (draft: PowerDraft) => {
    setEdited({ of: JSON.stringify(prescription), draft, way: wayOf(draft) });
    setTaken(taken + 1);
  };
  if (edited.of !== JSON.stringify(prescription)) setEdited(begin(prescription));
  const action: PowerAction = {
    label: () => t('power.save'),
    render: (changed, label) => (
      <>
        <Button size="l" full loading={saving} onClick={() => onSave({ powerType, prescription: changed })}>
          {label}
        </Button>
        <div role="alert">
          <FieldMessage tone="bad">{failure}</FieldMessage>
        </div>
      </>
    ),
    loading: false,
    retry: null,
  };
  return (
    <Panel open={open} width={1080} title={t('power.change-of', { name })} onClose={onClose}>
      {product && (
        <PowerFields
          productId={productId}
          powerType={product.classification === 'contact_lens' ? 'contact_lens' : powerType}
          withSaved={isLogined}
        >
          {(range, saved) => (
            <>
              <SavedPrescriptionSection saved={saved} range={range} onUse={takeSaved} />
              <PowerForm
                key={taken}
                goods={product}
                range={range}
                way={edited.way}
                onWay={(way) => setEdited((now) => ({ ...now, way }))}
                draft={edited.draft}
                onDraft={(draft) => setEdited((now) => ({ ...now, draft }))}
                action={action}
              />
            </>
          )}
        </PowerFields>
      )}
      {!product && error && (
        <ErrorState
          text={reasonOf(error, t('product.unreachable'))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!product && !error && <PowerFieldsSkeleton />}
    </Panel>
  );
}
