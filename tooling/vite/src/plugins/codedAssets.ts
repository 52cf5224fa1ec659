import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/**
 * Writes a brotli file for each script and style sheet of the browser, because the best compression is too slow during a
 * request.
 */
export function codedAssets(): Plugin {
  return {
    name: 'lunette-coded-assets',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      const folder = join(dir, 'assets');
      const files = (await readdir(folder)).filter((file) => ['.js', '.css'].includes(extname(file)));
      await Promise.all(
        files.map(async (file) => {
          const plain = await readFile(join(folder, file));
          if (plain.length >= 1024) await writeFile(join(folder, `${file}.br`), await brotli(plain));
        }),
      );
    },
  };
}
