import { run } from './run.ts';

await run({ dev: false });
