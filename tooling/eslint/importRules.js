import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PLATFORM = ['country-config', 'ui-kit', 'api-client', 'prescription', 'session'];
const CHAIN = ['catalog', 'cart', 'checkout', 'orders-returns'];
const SIDE = ['account', 'appointments', 'tryon', 'marketing'];
const FEATURES = [...CHAIN, ...SIDE];

/** The entries of other packages that each part of the repository may import: `entry`, `contract` or `rules`. */
const MAY_IMPORT = {
  'country-config': {},
  'frame-model': {},
  'ui-kit': { entry: ['country-config', 'frame-model'] },
  'api-client': { entry: ['country-config'] },
  prescription: { entry: ['country-config', 'ui-kit', 'api-client'] },
  session: { entry: ['country-config', 'ui-kit', 'api-client', 'prescription'] },
  'app-server': { entry: ['country-config', 'api-client', 'ui-kit'], contract: ['session'] },
  storefront: {
    entry: [...PLATFORM, ...FEATURES, 'app-server'],
    contract: [...PLATFORM, ...FEATURES],
    rules: FEATURES,
  },
  gateway: {
    entry: ['country-config', 'frame-model'],
    contract: ['api-client', 'prescription', 'session', 'storefront', ...FEATURES],
    rules: ['prescription', 'session', 'storefront', ...FEATURES],
  },
  sandbox: {},
};

function allowance(name) {
  if (MAY_IMPORT[name]) return MAY_IMPORT[name];
  if (FEATURES.includes(name)) {
    const above = SIDE.includes(name) ? ['catalog'] : CHAIN.slice(0, CHAIN.indexOf(name));
    return { entry: [...PLATFORM, 'frame-model'], contract: above, rules: above };
  }
  return null;
}

/**
 * The lint rule for imports of the package at `root`, from section 3 of the design: which packages it may import, and
 * through which entry.
 */
export function importRules(root) {
  const name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name.replace('@lunette/', '');
  const allowed = allowance(name);
  if (!allowed) return {};
  const everyone = [
    ...PLATFORM,
    ...FEATURES,
    'storefront',
    'frame-model',
    'app-server',
    'desktop',
    'mobile-web',
    'gateway',
    'sandbox',
  ];
  const entries = new Set([...(allowed.entry ?? []), 'country-config', 'frame-model']);
  const patterns = everyone
    .filter((other) => other !== name && !entries.has(other))
    .map((other) => {
      const open = ['contract', 'rules'].filter((entry) => allowed[entry]?.includes(other));
      const except = open.length > 0 ? `(?!/(${open.join('|')})$)` : '';
      return {
        regex: `^@lunette/${other}${except}(/|$)`,
        message: `${name} may import of ${other}: ${open.join(', ') || 'nothing'} (docs/architecture.md).`,
      };
    });
  return { 'no-restricted-imports': ['error', { patterns }] };
}
