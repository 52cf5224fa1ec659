import { useSearchParams } from 'react-router';
import { faultOf, QUIZ, type QuizAnswers } from '../../rules/sizeQuiz.ts';

/** The step after the last question: the size. */
export const RESULT = QUIZ.length + 1;

interface QuizStep {
  /** 0 before the first question, then 1 to 6, then the result. */
  step: number;
  go: (step: number, how?: { replace?: boolean }) => void;
}

/** The current step of the quiz, from its address: `?step=3`. A question can be left only once it is answered. */
export function useQuizStep(answers: QuizAnswers): QuizStep {
  const [params, setParams] = useSearchParams();
  const asked = Math.min(RESULT, Math.max(0, Math.trunc(Number(params.get('step'))) || 0));
  const open = QUIZ.findIndex(({ id }) => faultOf(id, answers) !== null);
  return {
    step: open === -1 ? asked : Math.min(asked, open + 1),
    go: (step, how) =>
      setParams(step === 0 ? {} : { step: String(step) }, { preventScrollReset: true, ...how }),
  };
}
