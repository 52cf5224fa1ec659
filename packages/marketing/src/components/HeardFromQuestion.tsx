import { Button, FocusGuard, Message } from '@lunette/ui-kit';
import { useAnswerSurveyMutation } from '../api/marketing.ts';
import type { HeardFrom } from '../contract/marketing.ts';
import { useText } from '../text.ts';

/** Props of `HeardFromQuestion`. */
export interface HeardFromQuestionProps {
  /** The number under which the shopper's own voucher was stored. */
  reference: string;
}

const ANSWERS = ['friend', 'search', 'social', 'store', 'other'] as const satisfies readonly HeardFrom[];

/** One optional question: how the shopper heard of the shop. */
export function HeardFromQuestion(props: HeardFromQuestionProps) {
  return (
    <FocusGuard>
      <QuestionOrThanks {...props} />
    </FocusGuard>
  );
}

function QuestionOrThanks({ reference }: HeardFromQuestionProps) {
  const t = useText();
  const [answer, { isLoading, isSuccess, isError }] = useAnswerSurveyMutation();
  if (isSuccess) return <p className="text-ink-soft">{t('marketing.heard-thanks')}</p>;
  return (
    <fieldset aria-busy={isLoading}>
      <legend className="mb-2 text-14 text-ink-soft">{t('marketing.heard')}</legend>
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map((heardFrom) => (
          <Button
            key={heardFrom}
            kind="second"
            size="s"
            onClick={() => void (isLoading || answer({ body: { reference, heardFrom } }))}
          >
            {t(`marketing.heard-${heardFrom}`)}
          </Button>
        ))}
      </div>
      {isError && (
        <Message tone="bad" className="mt-3">
          {t('marketing.heard-failed')}
        </Message>
      )}
    </fieldset>
  );
}
