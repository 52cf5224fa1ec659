import { fitFor } from '@lunette/frame-model';
import { className as join, SizeDrawing } from '@lunette/ui-kit';
import { useProductText } from '../../productText.ts';
import type { SizeSectionProps } from './SizeSection.tsx';

/** A drawing of a frame to scale and, if the face width is known, how it fits. */
export function SizeFigure({ product, faceWidth, className }: SizeSectionProps & { className?: string }) {
  const { measures, modelName } = product;
  if (!measures) return null;
  return (
    <div className={join('grid gap-2.5 border-b border-line pb-4', className)}>
      <div className="rounded-control border border-line bg-surface pt-2">
        <SizeDrawing measures={measures} shape={measures.shape} className="max-h-[184px] w-full" />
      </div>
      {faceWidth !== undefined && (
        <FitSentence name={modelName} face={faceWidth} frame={measures.frameWidth} />
      )}
    </div>
  );
}

/** How the frame fits a face, by the difference of their widths in millimetres. */
function FitSentence({ name, face, frame }: { name: string; face: number; frame: number }) {
  const t = useProductText();
  const fit = fitFor(face, frame);
  const side = frame === face ? 'same' : frame > face ? 'wider' : 'narrower';
  const yours = { same: 'exact', wider: 'room', narrower: 'snug' } as const;
  return (
    <p className="text-14 text-ink-soft">
      {t('product.fit.width', { face, name, side, mm: Math.abs(frame - face) })}{' '}
      {t(`product.fit.${fit === 'your-size' ? yours[side] : fit}`)}
    </p>
  );
}
