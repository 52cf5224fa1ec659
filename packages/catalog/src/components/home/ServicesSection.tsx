import { ArrowLink } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { HomeSection } from '../../contract/index.ts';
import { MirrorDrawing } from './MirrorDrawing.tsx';
import { SizeRuler } from './SizeRuler.tsx';

type Services = Extract<HomeSection, { type: 'services' }>;

/** The two services: finding one's size, and trying on frames. */
export function ServicesSection({ section: { services } }: { section: Services }) {
  return (
    <ul className="grid gap-6 desk:grid-cols-2">
      {services.map(({ kind, title, text, action }) => (
        <li
          key={kind}
          className="relative grid min-h-80 items-center gap-6 overflow-hidden rounded-control border border-line bg-surface p-5 tablet:grid-cols-2 tablet:p-8"
        >
          <div className="grid gap-2.5">
            <h2 className="display text-36">{title}</h2>
            <p className="text-ink-soft">{text}</p>
            <ArrowLink as={Link} to={action.url} className="justify-self-start after:absolute after:inset-0">
              {action.label}
            </ArrowLink>
          </div>
          {kind === 'size' ? <SizeRuler /> : <MirrorDrawing />}
        </li>
      ))}
    </ul>
  );
}
