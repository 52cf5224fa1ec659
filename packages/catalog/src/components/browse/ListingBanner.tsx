import { Picture } from '@lunette/ui-kit';

const SMALL = '1600x500';

/**
 * The banner of a category: 16:5, and 16:3 on a wide screen, where it has a picture of its own. The pictures have no text
 * and are not mirrored in Arabic. Its space is reserved before the picture has loaded.
 */
export function ListingBanner({ url }: { url: string }) {
  const isSized = url.includes(SMALL);
  return (
    <div className="relative mt-4 mb-2 aspect-[16/5] w-full overflow-hidden rounded-control bg-ground after:pointer-events-none after:absolute after:inset-0 after:rounded-control after:bg-[light-dark(transparent,rgb(0_0_0/.1))] tablet:mt-0 tablet:mb-5 desk:aspect-[16/3]">
      <Picture
        src={url}
        srcSet={isSized ? candidates(url, '800x250', SMALL) : undefined}
        sizes="92vw"
        sources={
          isSized && (
            <source
              media="(width >= 67.5rem)"
              srcSet={candidates(url, '1200x225', '2400x450')}
              sizes="1280px"
            />
          )
        }
        alt=""
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}

const candidates = (url: string, ...sizes: readonly string[]): string =>
  sizes.map((size) => `${url.replace(SMALL, size)} ${size.split('x')[0]}w`).join(', ');
