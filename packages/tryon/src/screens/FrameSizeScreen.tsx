import { Button, lazyPart, Wrap } from '@lunette/ui-kit';
import { useSearchParams } from 'react-router';
import { saveAnswers, useQuizDraft } from '../components/size/quizDraft.ts';
import { QuizQuestion } from '../components/size/QuizQuestion.tsx';
import { SizeResult } from '../components/size/SizeResult.tsx';
import { SizeWays } from '../components/size/SizeWays.tsx';
import { RESULT, useQuizStep } from '../components/size/useQuizStep.ts';
import { useStoreSize } from '../components/size/useStoreSize.tsx';
import { sizeFromAnswers } from '../rules/sizeQuiz.ts';
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
  const { save, note } = useStoreSize('quiz');
  const result = sizeFromAnswers(answers);
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
          if (step === RESULT - 1 && result) void save(result);
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
      note={note}
      action={
        <Button kind="second" onClick={again}>
          {t('tryon.quiz-again')}
        </Button>
      }
    />
  );
}
