import type { Language } from '@lunette/country-config';
import type { CodeFile } from './events.ts';

const TOKENS = 'packages/ui-kit/src/styles/tokens.css';

/** The files of a story: its own, the components that it shows and their parts, the texts of its package, and the tokens. */
export function filesOf(story: string, sources: Record<string, string>): CodeFile[] {
  if (sources[story] === undefined) return [];
  const components = partsOf(story, sources);
  const parts = new Set(components.flatMap((path) => partsOf(path, sources)));
  components.forEach((path) => parts.delete(path));
  const home = /^packages\/[\w-]+\/src\//.exec(story)?.[0];
  const words = (language: Language) =>
    Object.keys(sources)
      .filter((path) => home && path.startsWith(`${home}locales/`) && path.endsWith(`/${language}.json`))
      .sort((one, other) => dirname(one).localeCompare(dirname(other)));
  return [
    { role: 'Story', path: story },
    ...components.map((path) => ({ role: 'Component', path })),
    ...[...parts].map((path) => ({ role: 'Part', path })),
    ...words('en').map((path) => ({ role: 'English words', path })),
    ...words('ar').map((path) => ({ role: 'Arabic words', path })),
    { role: 'Tokens', path: TOKENS },
  ].flatMap(({ role, path }) => {
    const found = sources[path];
    return found === undefined ? [] : [{ role, path, text: found }];
  });
}

/** The folder that a file is in. */
const dirname = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The paths of the components of the same package that a file imports. */
function partsOf(file: string, sources: Record<string, string>): string[] {
  const imports = (sources[file] ?? '').matchAll(/from '(\.\.?\/[\w./-]+\.tsx)'/g);
  return [...imports].map(([, path = '']) => new URL(path, `file:///${file}`).pathname.slice(1));
}
