import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import { compileCatalogue } from '@lunette/vite/compileCatalogue';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

/**
 * The one build of a package: each source file that an entry reaches becomes one ES module, so that a page of an app
 * loads the components that it shows and no other. Texts are compiled and styles copied beside them. With `--dts-only` it
 * writes the declarations of the entries, which only a publisher and the checks need.
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
      // The texts of a package are reached by its name, where they are compiled.
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

/** Compiles the texts, so that a shop reads them without a plugin of its own. */
function writeCatalogues(): void {
  for (const file of globSync('locales/**/*.json', { cwd: 'src' })) {
    const target = join('dist', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(compileCatalogue(readFileSync(join('src', file), 'utf8'))));
  }
}

/** The source file of each entry, by the name that its module has in dist. */
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

/** The entries and all that they import, by the name of the module in dist: the path in src, but for an entry. */
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

/** Leaves an import of a neighbouring file an import, of the module that the file becomes. */
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
