import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { currentContract, packagesWithContracts, PUBLISHED, ROOT } from './contract/published.ts';
import { withReferences } from './contract/references.ts';
import { RELEASED, sourceDigests } from './sourceDigests.ts';

/** Stores the present contracts and digests of sources as the published ones: the last step of `pnpm release:version`. */
for (const one of packagesWithContracts()) {
  const contract = await currentContract(one);
  const file = join(PUBLISHED, `${basename(one.folder)}.json`);
  if (Object.keys(contract).length === 0) rmSync(file, { force: true });
  else writeFileSync(file, `${JSON.stringify(withReferences(contract), null, 2)}\n`);
}
writeFileSync(RELEASED, `${JSON.stringify(sourceDigests(ROOT), null, 2)}\n`);
