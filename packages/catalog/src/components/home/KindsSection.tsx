import { className, Picture } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { HomeSection } from '../../contract/index.ts';

type Kinds = Extract<HomeSection, { type: 'kinds' }>;
type Tile = Kinds['tiles'][number];

/** The kinds of goods as tiles: two large ones, then small ones. */
export function KindsSection({ section: { tiles } }: { section: Kinds }) {
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-6 tablet:gap-6">
      {tiles.map((tile, at) => {
        const lone = at >= 2 && at === tiles.length - 1 && tiles.length % 2 === 1;
        return (
          <li
            key={tile.url}
            className={className(
              'relative after:pointer-events-none after:absolute after:inset-0 after:rounded-control after:bg-[light-dark(transparent,rgb(0_0_0/.1))]',
              at < 2 ? 'col-span-2 tablet:col-span-3' : 'tablet:col-span-2',
              lone && 'max-tablet:col-span-2',
            )}
          >
            <KindTile tile={tile} size={at < 2 ? 'large' : lone ? 'lone' : 'small'} />
          </li>
        );
      })}
    </ul>
  );
}

const BOX = {
  large: 'min-h-[236px] tablet:min-h-[340px]',
  small: 'min-h-[212px] tablet:min-h-[280px]',
  lone: 'min-h-[190px] tablet:min-h-[280px]',
};

/** The position of the picture in its tile: large, small, or a single tile in the last row of a phone. */
const PICTURE = {
  large: 'inset-x-0 bottom-[4%] mx-auto w-[84%] tablet:bottom-[5%]',
  small:
    'inset-x-[-2%] bottom-[10%] w-[104%] tablet:inset-x-0 tablet:bottom-[8%] tablet:mx-auto tablet:w-[96%]',
  lone: 'end-0 bottom-[2%] w-[72%] tablet:inset-x-0 tablet:bottom-[8%] tablet:mx-auto tablet:w-[96%]',
};

function KindTile({ tile: { title, text, url, picture }, size }: { tile: Tile; size: keyof typeof BOX }) {
  return (
    <Link
      to={url}
      data-theme="light"
      className={className(
        'relative grid content-start gap-0.5 overflow-hidden rounded-control bg-ground p-4 text-ink tablet:p-6',
        BOX[size],
      )}
    >
      <span className={className('display relative z-1', size === 'large' ? 'text-28' : 'text-22')}>
        {title}
      </span>
      <span className="relative z-1 text-14 text-ink-soft">{text}</span>
      {picture.url !== '' && (
        <Picture
          src={picture.url}
          sizes={
            size === 'large'
              ? '(width >= 67.5rem) 528px, 84vw'
              : '(width >= 67.5rem) 394px, (width >= 45rem) 31vw, 52vw'
          }
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className={className('absolute h-auto max-w-none', PICTURE[size])}
        />
      )}
    </Link>
  );
}
