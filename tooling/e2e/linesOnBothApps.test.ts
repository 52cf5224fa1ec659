import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

interface Suite {
  file: string;
  specs: { title: string; tests: { projectName: string }[] }[];
  suites?: Suite[];
}

/** Lines that only one app keeps: the other app has no such screen. */
const ON_ONE_APP = ['UI-04'];

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

test('each line of the specification that a journey names has journeys on both apps', () => {
  const list = execFileSync('playwright', ['test', '--list', '--reporter=json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const apps = new Map<string, Set<string>>();
  for (const { title, tests } of (JSON.parse(list) as { suites: Suite[] }).suites.flatMap(specsOf))
    for (const [line] of title.matchAll(/\b[A-Z]+-\d{2}\b/g)) {
      const named = apps.get(line) ?? new Set();
      for (const { projectName } of tests) named.add(projectName);
      apps.set(line, named);
    }
  expect(apps.size).toBeGreaterThan(150);
  const lacking = [...apps].filter(([line, on]) => on.size < 2 && !ON_ONE_APP.includes(line));
  expect(lacking.map(([line, on]) => `${line} on ${[...on].join()} only`)).toEqual([]);
});
