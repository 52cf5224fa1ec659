import { Button, FocusGuard, lazyPart, Message, Wrap } from '@lunette/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStoreFrameSizeMutation } from '../api/tryon.ts';
import { saveAnswers, useQuizDraft } from '../components/size/quizDraft.ts';
import { QuizQuestion } from '../components/size/QuizQuestion.tsx';
import { SizeResult } from '../components/size/SizeResult.tsx';
import { SizeWays } from '../components/size/SizeWays.tsx';
import { RESULT, useQuizStep } from '../components/size/useQuizStep.ts';
import { sizeFromAnswers, type QuizResult } from '../rules/sizeQuiz.ts';
import { useText } from '../text.ts';

const SizeByPhoto = lazyPart(async () => (await import('../components/size/SizeByPhoto.tsx')).SizeByPhoto);

/** Find your size: by six questions or by a photo, then the frames that have it (TRY-08, TRY-09). */
export function FrameSizeScreen() {
  const t = useText();
  const [params] = useSearchParams();
  const byPhoto = params.get('way') === 'photo';
  return (
    <Wrap className="py-10 tablet:py-16">
      <title>{`${t('tryon.size-title')} · Lunette`}</title>
      <div className="mx-auto max-w-[760px]">
        <h1 className="mb-8 display text-36 tablet:text-48">{t('tryon.size-title')}</h1>
        {byPhoto ? <SizeByPhoto /> : <Quiz />}
      </div>
    </Wrap>
  );
}

function Quiz() {
  const t = useText();
  const answers = useQuizDraft();
  const { step, go } = useQuizStep(answers);
  const [store, saving] = useStoreFrameSizeMutation();
  const [isRepeated, setRepeated] = useState(false);
  const result = sizeFromAnswers(answers);
  const hasFailed = saving.isError || (saving.isLoading && isRepeated);
  const save = (found: QuizResult) => {
    const { faceWidth, errorMm } = found;
    if (saving.isLoading) return;
    setRepeated(saving.isError);
    void store({ body: { faceWidth, errorMm, source: 'quiz' } });
  };
  if (step === 0) return <SizeWays onQuiz={() => go(1)} />;
  if (step < RESULT)
    return (
      <QuizQuestion
        key={step}
        step={step}
        answers={answers}
        onAnswer={saveAnswers}
        onBack={() => go(step - 1)}
        onNext={() => {
          if (step === RESULT - 1 && result) save(result);
          go(step + 1);
        }}
      />
    );
  if (!result) return null;
  const again = () => {
    saveAnswers(null);
    go(1);
  };
  return (
    <SizeResult
      {...result}
      note={
        <FocusGuard>
          {hasFailed ? (
            <Message tone="warn">
              {t('tryon.size-not-kept')}{' '}
              <Button kind="quiet" size="s" loading={saving.isLoading} onClick={() => save(result)}>
                {t('tryon.try-again')}
              </Button>
            </Message>
          ) : (
            saving.isSuccess && <Message tone="good">{t('tryon.size-kept')}</Message>
          )}
        </FocusGuard>
      }
      action={
        <Button kind="second" onClick={again}>
          {t('tryon.quiz-again')}
        </Button>
      }
    />
  );
}
