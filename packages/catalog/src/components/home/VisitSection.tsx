import { distanceIn } from '@lunette/country-config';
import { ArrowLink, GoodsPicture, Num, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { HomeSection } from '../../contract/index.ts';
import { useText } from '../../text.ts';

type Visit = Extract<HomeSection, { type: 'visit' }>;

/** The home visit by an optician, beside a list of stores. */
export function VisitSection({ section }: { section: Visit }) {
  const t = useText();
  const { country, number } = useLocale();
  return (
    <div className="-mx-gutter grid overflow-hidden border-y border-line tablet:mx-0 tablet:rounded-sheet tablet:border desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-center justify-items-start gap-5 bg-band px-6 py-10 text-on-band tablet:px-12 tablet:py-16">
        {section.picture && (
          <GoodsPicture
            src={section.picture.url}
            alt={section.picture.alt}
            shape="wide"
            sizes="(width >= 30rem) 420px, 90vw"
            className="w-full max-w-[420px] rounded-control"
          />
        )}
        <span className="rounded-tag bg-on-band px-2 py-1 text-12 leading-[1.3] font-medium text-band">
          {section.kicker}
        </span>
        <h2 className="display text-48">{section.title}</h2>
        <p className="max-w-[34em] text-18">{section.text}</p>
        <p className="flex flex-wrap items-center gap-3">
          <Link
            to={section.action.url}
            className="btn btn-l bg-on-band text-band hover:bg-on-band/90 focus-visible:outline-on-band"
          >
            {section.action.label}
          </Link>
          <span className="text-14">{section.note}</span>
        </p>
      </div>
      <div className="grid content-center bg-surface p-6 tablet:p-10">
        <h3 className="display text-22">{section.storesTitle}</h3>
        {section.storesFrom && (
          <p className="mt-1 text-12 text-ink-soft">
            {t('catalog.distance-from', { city: section.storesFrom })}
          </p>
        )}
        <ul className="mt-3.5 mb-2">
          {section.stores.map(({ name, address, hours, distanceKm }) => (
            <li key={name} className="flex items-center gap-4 border-b border-line py-3.5">
              <span className="min-w-0 flex-1">
                <b>{name}</b>
                <span className="block text-14 text-ink-soft">
                  {[address, hours].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Num className="text-14 text-ink-soft">
                {t('catalog.distance', { country, way: number(distanceIn(country, distanceKm)) })}
              </Num>
            </li>
          ))}
        </ul>
        <ArrowLink as={Link} to={section.storesAction.url} className="justify-self-start">
          {section.storesAction.label}
        </ArrowLink>
      </div>
    </div>
  );
}
