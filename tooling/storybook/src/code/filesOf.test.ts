import { expect, test } from 'vitest';
import { filesOf } from './filesOf.ts';
import { SOURCES } from './sources.ts';

const STORIES = Object.keys(SOURCES).filter((path) => path.endsWith('.stories.tsx'));
const pathsOf = (story: string, role: string) =>
  filesOf(story, SOURCES).flatMap((file) => (file.role === role ? [file.path] : []));

/** The file name of the component in a story's meta; undefined if the story defines the component itself. */
function fileOfComponent(text: string): string | undefined {
  const [, component = ''] = /^ {2}component: (\w+)/m.exec(text) ?? [];
  const imports = text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm);
  const [, , file] = [...imports].find(([, names = '']) => names.match(/\w+/g)?.includes(component)) ?? [];
  return file?.replace(/^.*\//, '/');
}

test('every story has its own file first, its component, and the tokens last', () => {
  expect(STORIES.length).toBeGreaterThan(90);
  for (const story of STORIES) {
    const files = filesOf(story, SOURCES);
    const components = pathsOf(story, 'Component');
    expect(files[0], story).toEqual({ role: 'Story', path: story, text: SOURCES[story] });
    expect(files.at(-1)?.role, story).toBe('Tokens');
    expect(components, story).not.toEqual([]);
    const component = fileOfComponent(SOURCES[story] ?? '');
    if (component) expect(components, story).toContainEqual(expect.stringMatching(`${component}$`));
  }
});

test('every story of a feature has the texts of its package in both languages', () => {
  for (const story of STORIES.filter((path) => path.startsWith('packages/'))) {
    const english = pathsOf(story, 'English words');
    expect(english, story).not.toEqual([]);
    expect(pathsOf(story, 'Arabic words'), story).toEqual(
      english.map((path) => path.replace(/en\.json$/, 'ar.json')),
    );
  }
});

test('no file is listed twice', () => {
  for (const story of STORIES) {
    const paths = filesOf(story, SOURCES).map(({ path }) => path);
    expect(paths, story).toEqual([...new Set(paths)]);
  }
});

test('a story has its components, their parts, the texts of its own package and the tokens, and nothing else', () => {
  const home = 'packages/cart/src';
  const sources = {
    [`${home}/screens/Cart.stories.tsx`]: `
      import { cartGateway } from '../cartGateway.ts';
      import { Line } from '../components/Line.tsx';
      import { text } from '../testing/texts.tsx';
      import { Cart } from './Cart.tsx';`,
    [`${home}/screens/Cart.tsx`]: "import { Line } from '../components/Line.tsx';",
    [`${home}/components/Line.tsx`]: "import { Price } from './Price.tsx';",
    [`${home}/components/Price.tsx`]: '',
    [`${home}/cartGateway.ts`]: '',
    [`${home}/locales/ar.json`]: '{}',
    [`${home}/locales/en.json`]: '{}',
    'packages/catalog/src/locales/en.json': '{}',
    'packages/ui-kit/src/styles/tokens.css': ':root {}',
  };
  expect(filesOf(`${home}/screens/Cart.stories.tsx`, sources).map(({ role, path }) => [role, path])).toEqual([
    ['Story', `${home}/screens/Cart.stories.tsx`],
    ['Component', `${home}/components/Line.tsx`],
    ['Component', `${home}/screens/Cart.tsx`],
    ['Part', `${home}/components/Price.tsx`],
    ['English words', `${home}/locales/en.json`],
    ['Arabic words', `${home}/locales/ar.json`],
    ['Tokens', 'packages/ui-kit/src/styles/tokens.css'],
  ]);
  expect(filesOf(`${home}/screens/Gone.stories.tsx`, sources)).toEqual([]);
});
