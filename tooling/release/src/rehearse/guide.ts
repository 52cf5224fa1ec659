import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The path of the guide for mounting a feature, from the root of the repository. */
export const GUIDE = 'docs/how-to/mount-a-feature.md';

/** The files that a page shows: code blocks whose first line has a file name after the language. */
export function filesIn(page: string): Record<string, string> {
  const blocks = page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, file = '', text = '']) => [file, text]));
}

/** The packages in the `npm install` lines of a page. */
export function packagesIn(page: string): string[] {
  const lines = page.matchAll(/^npm install (?:--save-dev )?(.*)$/gm);
  return [...lines].flatMap(([, names = '']) => names.split(' ')).sort();
}

/** Writes the files of the guide into a folder, like a reader who follows it. */
export function followGuide(root: string, folder: string): void {
  for (const [file, text] of Object.entries(filesIn(readFileSync(join(root, GUIDE), 'utf8')))) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Adds the page of a new package to the shop: its route and its group of texts. */
export function mountPage(folder: string, name: string, route: string): void {
  insertAfter(join(folder, 'app/routes.ts'), 'export default [', `\n  route('${name}', '${route}'),`);
  const texts = ['en', 'ar']
    .map(
      (language) =>
        `    ${language}: () => Promise.all([import('@lunette/${name}/locales/${language}.json')]),\n`,
    )
    .join('');
  insertAfter(
    join(folder, 'app/messageCatalogs.ts'),
    'export const messageCatalogs = {',
    `\n  '${name}': {\n${texts}  },`,
  );
}

function insertAfter(file: string, mark: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(mark)) throw new Error(`${file} has no "${mark}".`);
  writeFileSync(file, before.replace(mark, `${mark}${text}`));
}
