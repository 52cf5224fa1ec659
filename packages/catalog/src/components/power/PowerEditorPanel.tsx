import { reasonOf } from '@lunette/api-client';
import {
  draftOf,
  PowerFields,
  PowerFieldsSkeleton,
  PowerForm,
  type PowerAction,
  type PowerDraft,
} from '@lunette/prescription';
import { Button, ErrorState, FieldMessage, Panel } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetProductQuery } from '../../api/catalog.ts';
import { useProductText } from '../../productText.ts';
import type { PowerEditorProps } from './PowerEditor.tsx';
import { SavedPowerSection } from './SavedPowerSection.tsx';

/** What PowerEditor shows once its chunk is loaded. The entries are kept until they are saved, also when it is closed. */
export function PowerEditorPanel(props: PowerEditorProps) {
  const { open, productId, name, powerType, prescription, saving, failure, onSave, onClose } = props;
  const t = useProductText();
  const { data: product, error, isFetching, refetch } = useGetProductQuery({ params: { id: productId } });
  const [edited, setEdited] = useState({ of: prescription, draft: draftOf(prescription) });
  const [later, setLater] = useState(false);
  const [taken, setTaken] = useState(0);
  const takeSaved = (draft: PowerDraft) => {
    setEdited({ of: prescription, draft });
    setLater(false);
    setTaken(taken + 1);
  };
  if (edited.of !== prescription) {
    setEdited({ of: prescription, draft: draftOf(prescription) });
    setLater(false);
  }
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
        >
          {(range) => (
            <>
              <SavedPowerSection range={range} onUse={takeSaved} />
              <PowerForm
                key={taken}
                goods={product}
                range={range}
                later={later}
                onLater={setLater}
                draft={edited.draft}
                onDraft={(draft) => setEdited({ of: prescription, draft })}
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
