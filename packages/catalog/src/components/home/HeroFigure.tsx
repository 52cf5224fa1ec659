import { DimensionLine, Picture, pictureSet } from '@lunette/ui-kit';
import type { HomeSection } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { lensLines, widthLine } from './heroLines.ts';

type Hero = Extract<HomeSection, { type: 'hero' }>;

/** The frame of the hero with its dimension lines, which are to scale. The drawing is not mirrored in Arabic. */
export function HeroFigure({ section: { picture, product, measures } }: { section: Hero }) {
  const t = useText();
  const { frameWidth } = product;
  const lines =
    frameWidth && measures ? lensLines(measures, frameWidth, picture.width / picture.height) : null;
  return (
    <figure
      className="relative order-2 -mx-4 mt-[34px] mb-2.5 w-[calc(100%+32px)] tablet:absolute tablet:end-[-1%] tablet:top-[16%] desk:top-[11%] tablet:order-none tablet:m-0 tablet:w-[58%] desk:w-[min(66%,850px)]"
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <div dir="ltr" className="relative size-full">
        <Picture
          src={picture.url}
          srcSet={heroSet(picture.url)}
          sizes="(width >= 67.5rem) 850px, (width >= 45rem) 62vw, 98vw"
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
          className="size-full"
        >
          {frameWidth && (
            <DimensionLine
              mm={frameWidth}
              className="absolute! -top-[6%] text-12 tablet:top-[3%] tablet:text-14"
              style={widthLine(frameWidth)}
            />
          )}
          {lines && (
            <div className="hidden tablet:contents" aria-hidden="true">
              <DimensionLine className="absolute! top-[93%] text-14" style={lines.lens}>
                {measures?.lensWidth}
              </DimensionLine>
              <DimensionLine className="absolute! top-[93%] text-14" style={lines.bridge}>
                {measures?.bridge}
              </DimensionLine>
              <DimensionLine upright className="absolute! w-6 text-14" style={lines.height}>
                {measures?.lensHeight}
              </DimensionLine>
            </div>
          )}
        </Picture>
      </div>
      {frameWidth && measures && (
        <figcaption className="sr-only">
          {t('catalog.hero-measures', {
            width: frameWidth,
            lens: measures.lensWidth,
            bridge: measures.bridge,
          })}
        </figcaption>
      )}
    </figure>
  );
}

/** The `srcset` of a picture: a hero picture exists in two sizes of its own, any other picture in the usual sizes. */
function heroSet(url: string): string | undefined {
  if (!url.includes('1600x768')) return pictureSet(url);
  return `${url.replace('1600x768', '800x384')} 800w, ${url} 1600w`;
}
