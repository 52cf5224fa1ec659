import type { WishlistItem } from '@lunette/catalog/contract';
import { Button } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../../text.ts';
import { FrameLook } from './FrameLook.tsx';

interface LookListProps {
  frames: WishlistItem[];
  /** The face. */
  dittoId: string;
}

/** Frames side by side on a face, each with a link to its page. */
export function LookList({ frames, dittoId }: LookListProps) {
  const t = useText();
  return (
    <ul className="grid w-full gap-6 tablet:grid-cols-2 desk:gap-8">
      {frames.map(({ id, modelName, brandName, productUrl }) => (
        <li key={id} className="grid content-start gap-3">
          <h2 className="flex flex-wrap items-baseline justify-between gap-2">
            <span className="display text-22">{modelName}</span>
            <span className="text-14 text-ink-soft">{brandName}</span>
          </h2>
          <FrameLook productId={id} name={modelName} dittoId={dittoId} />
          <Button as={Link} to={productUrl} kind="second" className="justify-self-start">
            {t('tryon.compare-to-product')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
