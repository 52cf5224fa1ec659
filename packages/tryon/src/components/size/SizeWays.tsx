import { Button } from '@lunette/ui-kit';
import { ListChecks, ScanFace } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetFrameSizeQuery } from '../../api/tryon.ts';
import { useText } from '../../text.ts';
import { SizeResult } from './SizeResult.tsx';

/**
 * The two ways to find a size, and the stored size if there is one. It is last, so that nothing moves when it has loaded.
 */
export function SizeWays({ onQuiz }: { onQuiz: () => void }) {
  const t = useText();
  const stored = useGetFrameSizeQuery().data?.frameSize;
  return (
    <div className="grid gap-6">
      <p className="max-w-text text-ink-soft">{t('tryon.size-text')}</p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Way
          icon={<ListChecks />}
          title={t('tryon.way-quiz')}
          text={t('tryon.way-quiz-text')}
          action={<Button onClick={onQuiz}>{t('tryon.quiz-start')}</Button>}
        />
        <Way
          icon={<ScanFace />}
          title={t('tryon.way-photo')}
          text={t('tryon.way-photo-text')}
          action={
            <Button kind="second" as={Link} to="?way=photo">
              {t('tryon.photo-choose')}
            </Button>
          }
        />
      </div>
      {stored && <SizeResult {...stored} stored />}
    </div>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

function Way({ icon, title, text, action }: WayProps) {
  return (
    <section className="grid content-start justify-items-start gap-3 rounded-sheet border border-line bg-surface p-6">
      <span className="text-accent">{icon}</span>
      <h2 className="display text-22">{title}</h2>
      <p className="text-14 text-ink-soft">{text}</p>
      {action}
    </section>
  );
}
