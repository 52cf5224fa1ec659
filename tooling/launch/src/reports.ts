import { globSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The result in one report file of a test runner: how many tests passed and failed, and the failed ones by name. */
export interface Report {
  passed: number;
  failed: number;
  /** `file › test`, then the first line of each of its errors. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** The report files of Vitest and Playwright, from all workspaces under `root`. */
export function reportFiles(root: string): string[] {
  return globSync('{apps,packages,tooling}/*/.vitest/*.json', { cwd: root }).map((file) => `${root}${file}`);
}

/** Reads a report of Vitest or of Playwright; a file without tests that failed to load counts as one failure. */
export function readReport(file: string): Report {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
}

function ofVitest(report: VitestReport): Report {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failureText(name, [message])];
    return failed.map((result) => failureText(`${name} › ${result.fullName}`, result.failureMessages));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Report {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
  };
}

function failuresOf(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
        return failureText(`${suite.file} › ${title} (${projectName})`, errors);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

function failureText(name: string, messages: string[]): string {
  const lines = messages.map((message) => stripVTControlCharacters(message).trim().split('\n')[0] ?? '');
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
