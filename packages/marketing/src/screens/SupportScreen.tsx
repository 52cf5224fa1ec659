import { reasonOf } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import { useGetSupportQuery } from '../api/marketing.ts';
import { ContactCard } from '../components/ContactCard.tsx';
import { QuestionForm } from '../components/QuestionForm.tsx';
import { TopicSection } from '../components/TopicSection.tsx';
import { useText } from '../text.ts';

/** Support (ROUTE-05): information on each topic, the contact data, and a form for other questions. */
export function SupportScreen() {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetSupportQuery();
  if (data) {
    const { title, description, contact, topics } = data;
    return (
      <>
        <header className="mb-8 tablet:mb-12">
          <h1 className="display text-36 tablet:text-48">{title}</h1>
          <p className="mt-3 max-w-text text-18 text-ink-soft">{description}</p>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 desk:grid-cols-[220px_minmax(0,1fr)_340px]">
          <nav
            aria-label={t('marketing.topics')}
            className="desk:sticky desk:top-[calc(var(--header,0px)+24px)] desk:self-start"
          >
            <ul className="flex flex-wrap gap-x-5 desk:grid">
              {[...topics, { id: 'contact', title: t('marketing.ask-title') }].map((topic) => (
                <li key={topic.id}>
                  <a href={`#${topic.id}`} className="inline-flex min-h-11 items-center hover:underline">
                    {topic.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid content-start gap-10">
            {topics.map((topic) => (
              <TopicSection key={topic.id} topic={topic} />
            ))}
          </div>
          <aside
            id="contact"
            aria-labelledby="contact-title"
            className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] content-start gap-6 border-t border-line pt-8 desk:border-0 desk:pt-0"
          >
            <ContactCard contact={contact} />
            <div>
              <h2 id="contact-title" className="mb-1.5 display text-28">
                {t('marketing.ask-title')}
              </h2>
              <p className="mb-5 text-14 text-ink-soft">{t('marketing.ask-text')}</p>
              <QuestionForm topics={topics} />
            </div>
          </aside>
        </div>
      </>
    );
  }
  if (error)
    return (
      <ErrorState
        title={t('marketing.error')}
        text={reasonOf(error, t('marketing.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div role="status" aria-label={t('marketing.loading')}>
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
