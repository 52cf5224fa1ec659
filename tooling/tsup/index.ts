import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import { compileCatalogue } from '@lunette/vite/compileCatalogue';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

/**
 * The build of every package: each source file that an entry imports becomes one ES module, so that a page of an app loads
 * only the components that it shows. Texts are compiled and styles copied beside them. With `--dts-only` it writes the
 * declarations of the entries, which are needed only for publishing and for checks.
 */
export function packageBuild() {
  const entries = entriesOf('package.json');
  const onlyDeclarations = process.argv.includes('--dts-only');
  return defineConfig(async () => {
    const modules = await modulesBehind(entries);
    return {
      entry: onlyDeclarations ? entries : modules,
      format: 'esm',
      target: 'es2023',
      platform: 'neutral',
      clean: !onlyDeclarations,
      sourcemap: true,
      splitting: false,
      // Texts are imported by the name of the package, because only there they are compiled.
      external: [/\?url$/, /^@lunette\//],
      esbuildPlugins: [filesStayModules(modules)],
      onSuccess: async () => {
        if (onlyDeclarations) return;
        writeCatalogues();
        for (const folder of ['styles', 'fonts'])
          if (existsSync(`src/${folder}`)) await cp(`src/${folder}`, `dist/${folder}`, { recursive: true });
      },
    };
  });
}

/** Compiles the texts, so that a shop can read them without a plugin. */
function writeCatalogues(): void {
  for (const file of globSync('locales/**/*.json', { cwd: 'src' })) {
    const target = join('dist', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(compileCatalogue(readFileSync(join('src', file), 'utf8'))));
  }
}

/** The source file of each entry, by the name of its module in dist. */
function entriesOf(manifest: string): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) => {
      const source = typeof target === 'string' ? undefined : target['@lunette/source'];
      return source && /\.tsx?$/.test(source)
        ? [[entry === '.' ? 'index' : entry.slice(2), posix.normalize(source)]]
        : [];
    }),
  );
}

/** The entries and all files that they import, by the name of their module in dist: the path in src, except for entries. */
async function modulesBehind(entries: Record<string, string>): Promise<Record<string, string>> {
  const { metafile } = await build({
    entryPoints: Object.values(entries),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    platform: 'neutral',
    packages: 'external',
    external: ['*?url'],
  });
  const inner = Object.keys(metafile.inputs).filter(
    (file) => /\.tsx?$/.test(file) && !Object.values(entries).includes(file),
  );
  return {
    ...Object.fromEntries(inner.map((file) => [file.replace(/^src\/(.*)\.tsx?$/, '$1'), file])),
    ...entries,
  };
}

/** Keeps imports of other source files as imports of their modules, instead of bundling them. */
function filesStayModules(modules: Record<string, string>): Plugin {
  const nameOf = new Map(Object.entries(modules).map(([name, file]) => [resolve(file), name]));
  return {
    name: 'files-stay-modules',
    setup(bundle) {
      bundle.onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, kind }) => {
        const name = nameOf.get(resolve(dirname(importer), path));
        const from = nameOf.get(importer);
        if (kind === 'entry-point' || !name || !from) return undefined;
        const relative = posix.relative(posix.dirname(from), `${name}.js`);
        return { path: relative.startsWith('.') ? relative : `./${relative}`, external: true };
      });
    },
  };
}
