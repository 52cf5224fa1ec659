import type { SampleThing } from '../contract/sampleThing.ts';

export interface SampleThingCardProps {
  thing: SampleThing;
}

/** Shows the gateway's answer on a card. */
export function SampleThingCard({ thing: { title, text } }: SampleThingCardProps) {
  return (
    <section className="rounded-control border border-line bg-surface p-6">
      <h2 className="display text-22">{title}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
    </section>
  );
}
