import { fitFor } from '@lunette/frame-model';
import { Chip, Num, SizeDrawing, Tag } from '@lunette/ui-kit';
import { Check } from 'lucide-react';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { BoxingSize } from './BoxingSize.tsx';
import { ProductLink } from './ProductLink.tsx';

export interface SizeSectionProps {
  product: Product;
  /** Width of the shopper's face in millimetres, where it is known. */
  faceWidth?: number | undefined;
}

/** The size of a frame: its name and figures, the other sizes, a true drawing, and how it fits a known face. */
export function SizeSection({ product, faceWidth }: SizeSectionProps) {
  const t = useProductText();
  const { measures, sizes } = product;
  if (!measures) return null;
  const label = sizes.find(({ id }) => id === product.id)?.label;
  const fit = faceWidth === undefined ? null : fitFor(faceWidth, measures.frameWidth);
  return (
    <section className="grid gap-2.5 border-b border-line py-4" aria-label={t('product.size')}>
      <div className="flex items-center justify-between gap-3">
        <p className="text-14">
          <span className="text-ink-soft">{t('product.size')}</span>{' '}
          <b className="font-semibold">
            {label && `${label} · `}
            <BoxingSize {...measures} />
          </b>
        </p>
        {fit === 'your-size' && (
          <Tag tone="fit" icon={<Check />}>
            {t('product.fit.yours')}
          </Tag>
        )}
      </div>
      {sizes.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {sizes.map((size) => (
            <Chip
              key={size.id}
              as={ProductLink}
              to={size.url}
              aria-current={size.id === product.id ? 'true' : undefined}
            >
              {size.label} · <Num>{t('product.millimetres', { mm: size.frameWidth })}</Num>
              {!size.inStock && ` · ${t('product.stock.out')}`}
            </Chip>
          ))}
        </div>
      )}
      <div className="rounded-control border border-line bg-surface pt-2">
        <SizeDrawing measures={measures} shape={measures.shape} className="max-h-[184px] w-full" />
      </div>
      {faceWidth !== undefined && (
        <FitSentence name={product.modelName} face={faceWidth} frame={measures.frameWidth} />
      )}
    </section>
  );
}

/** How the frame sits on a face, by their difference in millimetres. */
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
