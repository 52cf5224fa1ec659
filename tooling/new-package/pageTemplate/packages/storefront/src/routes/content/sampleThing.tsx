import { screen } from '@lunette/app-server/page';
import { createText, Wrap } from '@lunette/ui-kit';
import type texts from '../../locales/sample-thing/en.json';

const useText = createText<keyof typeof texts>();

const load = screen(['sample-thing']);
export const loader = load;
export const clientLoader = load;

export default function SampleThing() {
  const t = useText();
  return (
    <Wrap className="py-10 tablet:py-14">
      <title>{`${t('sample-thing.title')} · Lunette`}</title>
      <meta name="description" content={t('sample-thing.text')} />
      <h1 className="mb-8 display text-48">{t('sample-thing.title')}</h1>
      <p className="text-ink-soft">{t('sample-thing.text')}</p>
    </Wrap>
  );
}
