import { Picture } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { CarouselBanner } from '../../contract/index.ts';

const SIZES = '(width >= 67.5rem) 420px, (width >= 45rem) 40vw, 44vw';

/**
 * A banner of a category: a text beside a picture; the whole banner is a link. All banners have one height, so that nothing
 * moves when the carousel replaces the first one.
 */
export function Banner({ banner: { title, text, url, picture } }: { banner: CarouselBanner }) {
  return (
    <div
      data-theme="light"
      className="relative grid size-full min-h-[190px] grid-cols-2 items-center overflow-hidden rounded-control bg-ground text-ink after:pointer-events-none after:absolute after:inset-0 after:rounded-control after:bg-[light-dark(transparent,rgb(0_0_0/.1))]"
    >
      <div className="grid gap-1 p-5 tablet:p-8">
        <Link to={url} className="display text-28 after:absolute after:inset-0">
          {title}
        </Link>
        <p className="text-14 text-ink-soft">{text}</p>
      </div>
      <Picture
        src={picture.url}
        sizes={SIZES}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        className="mx-auto h-auto w-full max-w-[420px] py-4"
        missing="self-stretch"
      />
    </div>
  );
}
