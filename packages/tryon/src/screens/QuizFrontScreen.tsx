import { Button, Logo, Wrap } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { QUIZ } from '../rules/sizeQuiz.ts';
import { useText } from '../text.ts';

/** The start page of the size quiz, without the shop's header and footer (ROUTE-05). */
export function QuizFrontScreen() {
  const t = useText();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-canvas">
      <title>{`${t('tryon.front-title')} · Lunette`}</title>
      <Wrap as="header" className="py-5">
        <Link to="/" aria-label={t('tryon.front-home')}>
          <Logo />
        </Link>
      </Wrap>
      <Wrap
        as="main"
        id="content"
        tabIndex={-1}
        className="grid content-center justify-items-start gap-6 pb-24 outline-none"
      >
        <p className="text-14 text-accent">{t('tryon.front-count', { count: QUIZ.length })}</p>
        <h1 className="max-w-[16ch] display text-48 tablet:text-64">{t('tryon.front-title')}</h1>
        <p className="max-w-text text-18 text-ink-soft">{t('tryon.front-text')}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="l" as={Link} to="/frame-size?step=1">
            {t('tryon.quiz-start')}
          </Button>
          <Button size="l" kind="second" as={Link} to="/eyeglasses">
            {t('tryon.to-eyeglasses')}
          </Button>
        </div>
      </Wrap>
    </div>
  );
}
