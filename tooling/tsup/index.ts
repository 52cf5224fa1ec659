import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** A door imports another door of its package as a module of its own, so that each exists once at run time. */
const doorsStayModules = {
  name: 'doors-stay-modules',
  setup(build: {
    onResolve: (
      options: { filter: RegExp },
      callback: (args: {
        path: string;
        kind: string;
        importer: string;
      }) => { path: string; external: true } | undefined,
    ) => void;
  }) {
    build.onResolve({ filter: /^\.{1,2}\/([\w./-]+\/)?(contract|rules)(\/index)?\.ts$/ }, (args) => {
      const door = /(contract|rules)(\/index)?\.ts$/.exec(args.path)?.[1];
      const importerIsDoorFolder = new RegExp(`/src/${door}/`).test(args.importer);
      if (args.kind === 'entry-point' || importerIsDoorFolder || !door) return undefined;
      return { path: `./${door}.js`, external: true };
    });
  },
};

/**
 * The one build of a package: an ES module for each door, texts and styles copied beside them. With `--dts-only` it
 * writes the declarations, which only a publisher and the checks need.
 */
export function packageBuild() {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const entry = Object.fromEntries(
    Object.entries(exports).flatMap(([door, target]) => {
      const source = typeof target === 'string' ? undefined : target['@lunette/source'];
      return source && /\.tsx?$/.test(source)
        ? [[door === '.' ? 'index' : door.slice(2), source.slice(2)]]
        : [];
    }),
  );
  const onlyDeclarations = process.argv.includes('--dts-only');
  return defineConfig({
    entry: { ...entry, ...screens() },
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    clean: !onlyDeclarations,
    sourcemap: true,
    splitting: true,
    external: [/\?url$/],
    treeshake: true,
    esbuildPlugins: [doorsStayModules],
    onSuccess: async () => {
      if (onlyDeclarations) return;
      for (const folder of ['locales', 'styles', 'fonts'])
        if (existsSync(`src/${folder}`)) await cp(`src/${folder}`, `dist/${folder}`, { recursive: true });
    },
  });
}

/** Each screen is a module of its own, so that a page of an app loads the screens that it shows and no other. */
function screens(): Record<string, string> {
  if (!existsSync('src/screens')) return {};
  const files = readdirSync('src/screens').filter((file) => /Screen\.tsx$/.test(file));
  return Object.fromEntries(files.map((file) => [`screens/${file.slice(0, -4)}`, `src/screens/${file}`]));
}
