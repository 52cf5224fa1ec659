import { MissingPicture, pictureSet, useBrokenImage } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { CarouselBanner } from '../../contract/index.ts';

const SIZES = '(width >= 67.5rem) 420px, (width >= 45rem) 40vw, 44vw';

/** A banner of a category: a text beside a picture; the whole banner is a link. */
export function Banner({ banner: { title, text, url, picture } }: { banner: CarouselBanner }) {
  const { broken, watch } = useBrokenImage(picture.url);
  return (
    <div
      data-theme="light"
      className="relative grid h-full min-h-[152px] grid-cols-[minmax(0,1fr)_44%] items-center overflow-hidden rounded-control bg-ground text-ink after:pointer-events-none after:absolute after:inset-0 after:rounded-control after:bg-[light-dark(transparent,rgb(0_0_0/.1))] tablet:min-h-[216px]"
    >
      <div className="grid gap-1 py-5 ps-5 tablet:gap-2 tablet:ps-10">
        <Link to={url} className="display text-22 before:absolute before:inset-0 tablet:text-36">
          {title}
        </Link>
        <p className="max-w-[30em] text-14 text-ink-soft tablet:text-16">{text}</p>
      </div>
      {broken ? (
        <div className="relative self-stretch">
          <MissingPicture alt="" />
        </div>
      ) : (
        <img
          {...watch}
          src={picture.url}
          srcSet={pictureSet(picture.url)}
          sizes={SIZES}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto w-full max-w-[420px] px-3 tablet:px-6"
        />
      )}
    </div>
  );
}
