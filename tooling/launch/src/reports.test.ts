import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'lunette-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

const result = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

test('of Vitest: a failed test has the first line of its error, and a file that does not load counts as one failure', () => {
  const { passed, failed, failures } = report({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [result('adds')] },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          result('holds'),
          result('sums up', '\u001b[31mError: 1 is not 2\u001b[39m\n  at b'),
        ],
      },
      { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect({ passed, failed }).toEqual({ passed: 2, failed: 2 });
  expect(failures).toEqual([
    'b.test.ts › sums up\n    Error: 1 is not 2',
    'c.test.ts\n    Cannot find module',
  ]);
});

test('of Playwright: a failed journey has the name of its width, also inside a group', () => {
  const journey = (projectName: string, message?: string) => ({
    projectName,
    status: message === undefined ? 'expected' : 'unexpected',
    results: [{ errors: message === undefined ? [] : [{ message }] }],
  });
  const spec = (title: string, message?: string) => ({
    title,
    tests: [journey('desktop'), journey('phone', message)],
  });
  const { passed, failed, failures } = report({
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [
      {
        file: 'bag.test.ts',
        specs: [spec('fills'), spec('empties', 'Error: still full')],
        suites: [{ file: 'bag.test.ts', specs: [spec('keeps', 'Error: lost')] }],
      },
    ],
  });
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  expect(failures).toEqual([
    'bag.test.ts › empties (phone)\n    Error: still full',
    'bag.test.ts › keeps (phone)\n    Error: lost',
  ]);
});
