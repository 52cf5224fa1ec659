import { reasonOf } from '@lunette/api-client';
import { Button, ErrorState, FieldMessage, Panel } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetProductQuery } from '../../api.ts';
import { useProductText } from '../../productText.ts';
import { draftOf } from './powerDraft.ts';
import type { PowerEditorProps } from './PowerEditor.tsx';
import { PowerFields, PowerFieldsSkeleton } from './PowerFields.tsx';
import { PowerForm, type PowerWay } from './PowerForm.tsx';
import type { PowerOffer } from './powerOffer.ts';

/** What PowerEditor shows once its chunk is there. What was typed stays until it is saved, also when it is closed. */
export function PowerEditorPanel(props: PowerEditorProps) {
  const { open, productId, name, powerType, prescription, saving, failure, onSave, onClose } = props;
  const t = useProductText();
  const { data: product, error, isFetching, refetch } = useGetProductQuery({ params: { id: productId } });
  const [kept, setKept] = useState({ of: prescription, draft: draftOf(prescription) });
  const [how, setHow] = useState<PowerWay['choice']['how']>('typed');
  if (kept.of !== prescription) {
    setKept({ of: prescription, draft: draftOf(prescription) });
    setHow('typed');
  }
  const offer: PowerOffer = {
    label: () => t('power.save'),
    purchase: (changed) => ({ productId, powerType, prescription: changed }),
    loading: false,
    retry: null,
  };
  return (
    <Panel open={open} width={1080} title={t('power.change-of', { name })} onClose={onClose}>
      {product && (
        <PowerFields product={product} powerType={powerType}>
          {(range) => (
            <PowerForm
              product={product}
              range={range}
              selection={{ choice: { how }, choose: (way) => setHow(way.how) }}
              draft={kept.draft}
              onDraft={(draft) => setKept({ of: prescription, draft })}
              offer={offer}
              onAdded={onClose}
              renderBuy={(choice, label) => (
                <>
                  <Button
                    size="l"
                    full
                    loading={saving}
                    onClick={() =>
                      choice.prescription && onSave({ powerType, prescription: choice.prescription })
                    }
                  >
                    {label}
                  </Button>
                  <div role="alert">
                    <FieldMessage tone="bad">{failure}</FieldMessage>
                  </div>
                </>
              )}
            />
          )}
        </PowerFields>
      )}
      {!product && error && !isFetching && (
        <ErrorState text={reasonOf(error, t('power.unreachable'))} onRetry={() => void refetch()} />
      )}
      {!product && (isFetching || !error) && <PowerFieldsSkeleton />}
    </Panel>
  );
}
