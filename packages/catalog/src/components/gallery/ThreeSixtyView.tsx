import { QueryState } from '@lunette/session';
import { className, ErrorState } from '@lunette/ui-kit';
import { Rotate3d } from 'lucide-react';
import { useState } from 'react';
import { useGetThreeSixtyQuery } from '../../api/catalog.ts';
import { useProductText } from '../../productText.ts';
import { nearestLoaded } from './nearestLoaded.ts';
import { useTurn } from './useTurn.ts';

/** Props of `ThreeSixtyView`. */
export interface ThreeSixtyViewProps {
  sku: string;
  name: string;
}

/** A frame that the shopper turns around by dragging or with the arrow keys (PDP-11). */
export function ThreeSixtyView({ sku, name }: ThreeSixtyViewProps) {
  const t = useProductText();
  const query = useGetThreeSixtyQuery({ body: { sku_id: sku } });
  const [attempt, setAttempt] = useState(0);
  if (!query.data)
    return <QueryState query={query} className="aspect-[4/3]" unreachable={t('product.unreachable')} />;
  return (
    <TurnedPictures
      key={attempt}
      images={query.data.images}
      name={name}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface TurnedPicturesProps {
  images: readonly string[];
  name: string;
  onRetry: () => void;
}

function TurnedPictures({ images, name, onRetry }: TurnedPicturesProps) {
  const t = useProductText();
  const [states, setStates] = useState<readonly ('loading' | 'loaded' | 'failed')[]>(() =>
    images.map(() => 'loading'),
  );
  const count = images.length;
  const settled = states.filter((state) => state !== 'loading').length;
  const { at, touched, turnProps } = useTurn(count, settled === count);
  const shown = nearestLoaded(
    states.map((state) => state === 'loaded'),
    at,
  );
  if (settled === count && shown === null)
    return <ErrorState title={t('product.turn.failed')} onRetry={onRetry} />;
  const degrees = (360 / count) * at;
  const settle = (index: number, state: 'loaded' | 'failed') =>
    setStates((before) => before.map((was, each) => (each === index ? state : was)));
  return (
    <div className="relative max-tablet:-mx-gutter">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('product.turn.label', { name })}
        aria-valuemin={0}
        aria-valuemax={360 - 360 / count}
        aria-valuenow={degrees}
        aria-valuetext={t('product.turn.degrees', { degrees })}
        aria-busy={settled < count}
        className="shot cursor-grab touch-pan-y select-none active:cursor-grabbing max-tablet:aspect-square max-tablet:rounded-none max-tablet:focus-visible:-outline-offset-4"
        {...turnProps}
      >
        {images.map((url, index) => (
          <img
            key={url}
            src={url}
            alt=""
            width={800}
            height={384}
            draggable={false}
            onLoad={() => settle(index, 'loaded')}
            onError={() => settle(index, 'failed')}
            className={className('w-full! translate-none! transition-none!', index !== shown && 'invisible')}
          />
        ))}
      </div>
      {!touched && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center gap-2 rounded-pill bg-surface px-3 py-1.5 text-13"
        >
          <Rotate3d size={16} />
          {settled < count ? t('product.turn.loading', { done: settled, count }) : t('product.turn.hint')}
        </p>
      )}
    </div>
  );
}
