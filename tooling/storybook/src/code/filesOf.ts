import type { Language } from '@lunette/country-config';
import type { CodeFile } from './events.ts';

const TOKENS = 'packages/ui-kit/src/styles/tokens.css';

/** What belongs to a story: its own file, the components it shows, the words of its package, and the tokens. */
export function filesOf(story: string, sources: Record<string, string>): CodeFile[] {
  const text = sources[story];
  if (text === undefined) return [];
  const folder = story.slice(0, story.lastIndexOf('/'));
  const components = [...text.matchAll(/from '\.\/([\w/]+\.tsx)'/g)].map(([, file]) => `${folder}/${file}`);
  const home = /^packages\/[\w-]+\/src\//.exec(story)?.[0];
  const words = (language: Language) =>
    Object.keys(sources).filter(
      (path) => home && path.startsWith(`${home}locales/`) && path.endsWith(`/${language}.json`),
    );
  return [
    { role: 'Story', path: story },
    ...components.map((path) => ({ role: 'Component', path })),
    ...words('en').map((path) => ({ role: 'English words', path })),
    ...words('ar').map((path) => ({ role: 'Arabic words', path })),
    { role: 'Tokens', path: TOKENS },
  ].flatMap(({ role, path }) => {
    const found = sources[path];
    return found === undefined ? [] : [{ role, path, text: found }];
  });
}
