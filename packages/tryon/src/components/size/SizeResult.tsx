import { Button, Num } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { sizeOfId } from '../../rules/frameSizeId.ts';
import type { FrameSizeId } from '../../rules/frameSizeId.ts';
import { useText } from '../../text.ts';
import { FaceRuler } from '../face/FaceRuler.tsx';

interface SizeResultProps {
  frameSizeId: FrameSizeId;
  faceWidth: number;
  errorMm: number;
  /** The size was stored before: it does not take the focus. */
  stored?: boolean;
  /** Whether the size has been stored, or why not. */
  note?: ReactNode;
  /** Other actions. */
  action?: ReactNode;
}

const WORD = {
  'Extra narrow': 'tryon.size-extra-narrow',
  Narrow: 'tryon.size-narrow',
  Medium: 'tryon.size-medium',
  Wide: 'tryon.size-wide',
  'Extra wide': 'tryon.size-extra-wide',
} as const;

/**
 * A size: its name, its millimetres with their error, its place on the ruler, and a link to the frames of that size.
 */
export function SizeResult(props: SizeResultProps) {
  const { frameSizeId, faceWidth, errorMm, stored = false, note, action } = props;
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The question that had the focus has been removed.
    if (!stored) heading.current?.focus();
  }, [stored]);
  const size = t(WORD[sizeOfId(frameSizeId)]);
  return (
    <section
      className="grid gap-6 rounded-sheet border border-line bg-surface p-6 tablet:p-10"
      aria-live="polite"
    >
      <div>
        <p className="text-14 text-ink-soft">{t('tryon.your-size')}</p>
        <h2 ref={heading} tabIndex={-1} className="display text-48 outline-0">
          {size}
        </h2>
        <p className="text-18">
          {t.rich('tryon.your-width', {
            mm: <Num key="mm">{Math.round(faceWidth)}</Num>,
            error: <Num key="error">{Math.ceil(errorMm)}</Num>,
          })}
        </p>
      </div>
      <FaceRuler faceWidth={faceWidth} />
      <div className="flex flex-wrap gap-3">
        <Button as={Link} to={`/category/${frameSizeId}`}>
          {t('tryon.see-size', { size })}
        </Button>
        {action}
      </div>
      {/* It comes later, so it is below the buttons, which must not move. */}
      {note}
    </section>
  );
}
