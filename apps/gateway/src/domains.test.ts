import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { subscribers } from './domains.ts';

const SOURCES = import.meta.dirname;
const IMPORT = /(?:from|import\() ?'(\.[^']+)'/g;

/** Which domains each domain imports outside its tests. All of them use the platform and the files in this folder. */
function domainGraph(): Record<string, string[]> {
  const graph: Record<string, Set<string>> = {};
  for (const file of globSync('*/**/*.ts', { cwd: SOURCES })) {
    const [domain = ''] = file.split('/');
    if (domain === 'platform' || /\.test\.ts$|\/testing[./]/.test(file)) continue;
    const imports = (graph[domain] ??= new Set());
    for (const [, target = ''] of readFileSync(join(SOURCES, file), 'utf8').matchAll(IMPORT)) {
      const [other = ''] = normalize(join(dirname(file), target)).split('/');
      if (other !== domain && other !== 'platform' && !other.endsWith('.ts')) imports.add(other);
    }
  }
  return Object.fromEntries(
    Object.entries(graph)
      .filter(([, imports]) => imports.size > 0)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([domain, imports]) => [domain, [...imports].sort()]),
  );
}

test('each domain imports these other domains, and there is no cycle', () => {
  const graph = domainGraph();
  expect(graph).toMatchInlineSnapshot(`
    {
      "appointments": [
        "catalog",
        "checkout",
        "place",
        "stores",
      ],
      "cart": [
        "catalog",
        "identity",
      ],
      "catalog": [
        "configuration",
      ],
      "checkout": [
        "cart",
        "catalog",
        "identity",
        "stores",
      ],
      "content": [
        "catalog",
        "orders-returns",
      ],
      "identity": [
        "catalog",
        "configuration",
      ],
      "marketing": [
        "configuration",
        "content",
        "identity",
      ],
      "orders-returns": [
        "appointments",
        "cart",
        "catalog",
        "checkout",
        "configuration",
        "identity",
        "place",
        "stores",
      ],
      "place": [
        "catalog",
      ],
      "stores": [
        "place",
      ],
      "tryon": [
        "catalog",
      ],
    }
  `);
  const reached = (domain: string, seen = new Set<string>()): Set<string> => {
    for (const other of graph[domain] ?? []) if (!seen.has(other)) reached(other, seen.add(other));
    return seen;
  };
  expect(Object.keys(graph).filter((domain) => reached(domain).has(domain))).toEqual([]);
});

test('the platform imports no code of a domain, only the types of what a gateway holds', () => {
  const files = globSync('platform/**/*.ts', { cwd: SOURCES }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const outside = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/import (type )?[^;]*? from '(\.[^']+)'/g)]
      .map(([, type = '', target = '']) => type + normalize(join(dirname(file), target)))
      .filter((target) => !/^(type )?platform\//.test(target)),
  );
  expect([...new Set(outside)].sort()).toEqual(['type catalog/loading/openCatalogue.ts', 'type services.ts']);
});

test('docs/architecture.md lists the events that have subscribers', () => {
  const text = readFileSync(join(SOURCES, '../../../docs/architecture.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `(on[A-Za-z]+)` /gm)].map(([, event]) => event);
  expect(listed).toEqual(Object.keys(subscribers));
});
