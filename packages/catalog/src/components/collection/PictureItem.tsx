import { ArrowLink, Picture, preloadPicture } from '@lunette/ui-kit';
import { FragmentContext } from '@lunette/api-client';
import { use } from 'react';
import { Link } from 'react-router';
import type { CollectionItem } from '../../contract/index.ts';

/** The picture has seven of the twelve columns on a desktop, and the whole width on a phone. */
const SIZES = '(width >= 67.5rem) 620px, (width >= 45rem) 52vw, 92vw';

/** Props of `PictureItem`. */
export interface PictureItemProps {
  item: Extract<CollectionItem, { type: 'picture' }>;
  /** Whether it is the first picture of the page: it is then loaded at once and with high priority. */
  priority: boolean;
}

/** A large picture of one product beside a text; the whole item is a link. */
export function PictureItem({ item: { title, text, action, picture, product }, priority }: PictureItemProps) {
  const isOnServer = use(FragmentContext) !== null;
  // Only on the server: in the browser the picture may be loaded already.
  if (priority && isOnServer) preloadPicture(picture.url, SIZES);
  return (
    <div className="relative after:pointer-events-none after:absolute after:inset-0 after:bg-[light-dark(transparent,rgb(0_0_0/.1))] -mx-gutter tablet:mx-0 tablet:after:rounded-sheet">
      <div
        data-theme="light"
        className="relative grid items-center overflow-hidden bg-ground text-ink tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:rounded-sheet"
      >
        <div className="grid gap-3 px-gutter pt-8 tablet:p-12">
          <h2 className="display text-36 tablet:text-48">{title}</h2>
          <p className="text-18 text-ink-soft">{text}</p>
          <ArrowLink as={Link} to={action.url} className="justify-self-start after:absolute after:inset-0">
            {action.label}
          </ArrowLink>
          <p className="text-14 text-ink-soft">
            {product.model_name} · {product.color}
          </p>
        </div>
        <Picture
          src={picture.url}
          sizes={SIZES}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className="h-auto w-full px-6 py-8 tablet:p-10"
          missing="aspect-[25/12] tablet:self-stretch"
        />
      </div>
    </div>
  );
}
