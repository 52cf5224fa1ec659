import { Num } from '@lunette/ui-kit';
import type { HomeSection } from '../../contract/index.ts';

type Steps = Extract<HomeSection, { type: 'steps' }>;

/** How buying works, in numbered steps. */
export function StepsSection({ section: { title, steps } }: { section: Steps }) {
  return (
    <div className="grid gap-6 border-y border-line py-12 desk:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 className="display max-w-[8em] text-36">{title}</h2>
      <ol className="grid gap-6 tablet:grid-cols-3 tablet:gap-8">
        {steps.map((step, at) => (
          <li
            key={step.title}
            className="grid grid-cols-[40px_1fr] content-start gap-2 text-[15px] tablet:grid-cols-1"
          >
            <Num className="grid size-7 place-items-center rounded-full border border-line-strong text-14">
              {at + 1}
            </Num>
            <h3 className="display text-22">{step.title}</h3>
            <p className="text-ink-soft max-tablet:col-start-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
