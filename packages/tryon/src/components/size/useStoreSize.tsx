import { Button, FocusGuard, Message } from '@lunette/ui-kit';
import { useState } from 'react';
import { useStoreFrameSizeMutation } from '../../api/tryon.ts';
import type { QuizResult } from '../../rules/sizeQuiz.ts';
import { useText } from '../../text.ts';

/** A width of the face and its error, both in millimetres. */
type FoundSize = Pick<QuizResult, 'faceWidth' | 'errorMm'>;

/** Stores a found size. `note` says whether it is stored, and offers another attempt if it is not. */
export function useStoreSize(source: 'quiz' | 'photo') {
  const t = useText();
  const [store, storing] = useStoreFrameSizeMutation();
  const [isRepeated, setRepeated] = useState(false);
  const [found, setFound] = useState<FoundSize | null>(null);
  const hasFailed = storing.isError || (storing.isLoading && isRepeated);
  const save = async (size: FoundSize) => {
    const { faceWidth, errorMm } = size;
    if (storing.isLoading) return;
    setFound(size);
    setRepeated(storing.isError);
    await store({ body: { faceWidth, errorMm, source } });
  };
  const note = (
    <FocusGuard>
      {hasFailed ? (
        <Message tone="warn">
          {t('tryon.size-not-kept')}{' '}
          <Button kind="quiet" size="s" loading={storing.isLoading} onClick={() => found && void save(found)}>
            {t('tryon.try-again')}
          </Button>
        </Message>
      ) : (
        storing.isSuccess && <Message tone="good">{t('tryon.size-kept')}</Message>
      )}
    </FocusGuard>
  );
  return { save, isSaving: storing.isLoading, note };
}
