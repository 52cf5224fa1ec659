import { Picture } from '@lunette/ui-kit';
import type { Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import { aboutPictures } from '../../rules/aboutPictures.ts';
import { BoxingSize } from '../size/BoxingSize.tsx';

/** The description of a product, and its attributes as a list (CATG-10). */
export function Specifications({ product }: { product: Product }) {
  const t = useProductText();
  const rows = attributesOf(product);
  return (
    <section className="later grid gap-5 pt-16 tablet:pt-24 desk:grid-cols-[5fr_7fr] desk:gap-12">
      <div>
        <h2 className="display text-28">{t(product.measures ? 'product.made-of' : 'product.about')}</h2>
        <p className="mt-3 max-w-[44ch] text-ink-soft">
          <bdi>{product.description}</bdi>
        </p>
        <AboutPictures product={product} />
      </div>
      <dl className="grid gap-x-8 self-start text-14 tablet:grid-cols-2">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-3 border-b border-line py-[11px]">
            <dt className="whitespace-nowrap text-ink-soft">
              <bdi>{name}</bdi>
            </dt>
            <dd className="text-end font-medium">
              <Value text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Pictures of what the gallery does not show, such as the hinges. */
function AboutPictures({ product }: { product: Product }) {
  const pictures = aboutPictures(product.imageUrlsDetail);
  if (pictures.length === 0) return null;
  return (
    <div className="mt-6 grid grid-cols-2 gap-2.5">
      {pictures.map(({ url, alt, width, height }) => (
        <Picture
          key={url}
          src={url}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-control"
          missing="aspect-[25/12]"
        />
      ))}
    </div>
  );
}

/** A value; in a size as engraved on a temple, the square is drawn. */
function Value({ text }: { text: string }) {
  const [, lensWidth, bridge, temple] = /^(\d+)□(\d+)–(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!lensWidth || !bridge || !temple) return <bdi>{text}</bdi>;
  return <BoxingSize lensWidth={lensWidth} bridge={bridge} temple={temple} />;
}

/** The attributes of the specification's groups, then further details of the frame; the texts come from the gateway. */
function attributesOf({ frameDetails, specifications }: Product) {
  const rows = new Map(specifications.flatMap(({ items }) => items.map(({ name, value }) => [name, value])));
  const values = new Set(rows.values());
  for (const { name, value } of frameDetails)
    if (!rows.has(name) && !(name === MEASURE && values.has(value))) rows.set(name, value);
  return [...rows].map(([name, value]) => ({ name, value }));
}

/** The name of the size as engraved; if the groups already have that value as `Size`, it is not repeated. */
const MEASURE = 'MEASURE';
