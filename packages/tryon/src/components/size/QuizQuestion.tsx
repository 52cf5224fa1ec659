import { digitsOf, westernDigits } from '@lunette/country-config';
import { Button, Choice, ChoiceGroup, TextField, useLocale } from '@lunette/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { faultOf, FRAME_WIDTHS, QUIZ, type QuizAnswers } from '../../rules/sizeQuiz.ts';
import { useText } from '../../text.ts';

type Question = (typeof QUIZ)[number];
/** The text ids of the answers, for each question only those of its own answers. */
type AnswerText = {
  [Q in Question as Q['id']]: `tryon.quiz-${Q['id']}-${Q['answers'][number]}`;
}[Question['id']];

interface QuizQuestionProps {
  /** 1 for the first question. */
  step: number;
  answers: QuizAnswers;
  onAnswer: (answers: QuizAnswers) => void;
  onNext: () => void;
  onBack: () => void;
}

/** One question with its answers; a former answer is selected. */
export function QuizQuestion({ step, answers, onAnswer, onNext, onBack }: QuizQuestionProps) {
  const t = useText();
  const { country } = useLocale();
  const heading = useRef<HTMLFieldSetElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const question = QUIZ[step - 1];
  if (!question) return null;
  const { id } = question;
  const fault = asked ? faultOf(id, answers) : null;
  const next = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (faultOf(id, answers) === null) onNext();
  };
  return (
    <form onSubmit={next} noValidate className="grid gap-6">
      <div>
        <p className="mb-3 text-14 text-ink-soft">{t('tryon.quiz-at', { step, count: QUIZ.length })}</p>
        <div className="progress" aria-hidden="true">
          <span style={{ inlineSize: `${(step / QUIZ.length) * 100}%` }} />
        </div>
      </div>
      <ChoiceGroup ref={heading} tabIndex={-1} className="outline-none" legend={t(`tryon.quiz-${id}`)}>
        {question.answers.map((answer) => (
          <Choice
            key={answer}
            name={id}
            value={answer}
            title={t(`tryon.quiz-${id}-${answer}` as AnswerText, { country })}
            text={answer === 'known' ? t('tryon.quiz-now-known-text') : undefined}
            checked={answers[id] === answer}
            onChange={() => onAnswer({ ...answers, [id]: answer })}
          >
            {answer === 'known' ? (
              <TextField
                label={t('tryon.quiz-width')}
                hint={t('tryon.quiz-width-hint', { country })}
                inputMode="numeric"
                dir="ltr"
                after={t('tryon.millimetres')}
                maxLength={3}
                value={answers.width ?? ''}
                error={fault === 'width' ? t('tryon.quiz-width-fault', FRAME_WIDTHS) : undefined}
                onChange={(event) => onAnswer({ ...answers, width: widthOf(event.target.value) })}
              />
            ) : undefined}
          </Choice>
        ))}
      </ChoiceGroup>
      <p role="alert" className="text-14 text-sale empty:hidden">
        {fault === 'missing' && t('tryon.quiz-missing')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="second" icon={<ArrowLeft className="rtl:-scale-x-100" />} onClick={onBack}>
          {t('tryon.back')}
        </Button>
        <Button type="submit">{t(step === QUIZ.length ? 'tryon.quiz-done' : 'tryon.next')}</Button>
      </div>
    </form>
  );
}

function widthOf(text: string): number | undefined {
  const digits = digitsOf(westernDigits(text));
  return digits === '' ? undefined : Number(digits);
}
