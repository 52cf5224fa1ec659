import type { SupportTopic } from '../contract/marketing.ts';

/** Props of `TopicSection`. */
export interface TopicSectionProps {
  topic: SupportTopic;
}

/** One topic of the support page under its anchor. All its text is visible, so that it can be searched and printed. */
export function TopicSection({ topic: { id, title, entries } }: TopicSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28 border-t border-line pt-8">
      <h2 id={`${id}-title`} className="mb-5 display text-28">
        {title}
      </h2>
      <div className="grid gap-6">
        {entries.map(({ question, answer }) => (
          <div key={question} className="max-w-text">
            <h3 className="mb-1.5 font-semibold">{question}</h3>
            {answer.map((paragraph) => (
              <p key={paragraph} className="mb-2 text-ink-soft">
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
