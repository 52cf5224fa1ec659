import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readReport, reportFiles, type Report } from './reports.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

interface Step {
  name: string;
  command: string;
}

/** Each step runs whatever the result of the others, so that one run reports all failures. */
const STEPS: Step[] = [
  // One run for all of these, so that no core is idle at the end of a step; none of them depends on the load of the machine.
  {
    name: 'format, lint, types, unused code and build',
    command:
      'turbo run lint types format:check knip build declarations storybook:build --continue --concurrency=3 --output-logs=errors-only --log-order=grouped',
  },
  {
    name: 'unit, component, story and gateway tests',
    command: 'turbo run test --continue --concurrency=2 --output-logs=new-only --log-order=grouped',
  },
  { name: 'seam and journey tests', command: 'turbo run e2e --output-logs=new-only --log-order=stream' },
];

installBrowser();
for (const file of reportFiles(ROOT)) rmSync(file);
const reports = [...STEPS.map(runStep), ...reportFiles(ROOT).map(readReport)];
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce((sum, report) => sum + report.failed, 0);
// Repeated at the end, because that is the part of a long log that is read first.
if (failed > 0) console.log(['\n--- failed', ...reports.flatMap(({ failures }) => failures)].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function runStep({ name, command }: Step): Report {
  console.log(`\n--- ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`--- ${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  return status === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** Installs Debian's Chromium, the browser of all tests, if it is missing. */
function installBrowser(): void {
  if (existsSync(CHROMIUM)) return;
  console.log('--- installing Chromium');
  const apt = 'apt-get -o DPkg::Lock::Timeout=400 -qq';
  const { status } = spawnSync(`${apt} update && ${apt} install -y chromium-headless-shell fonts-noto-core`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0 || !existsSync(CHROMIUM))
    throw new Error(
      'The tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM.',
    );
}
