import { expect, test } from 'vitest';
import { deferHydration, withLowPriority } from './deferHydration.ts';

const ROUTES = '<script type="module" async="">import * as route0 from "/assets/root.js";</script>';
const PRELOAD = '<link rel="modulepreload" href="/assets/framework-1.js"/>';
const LOW = PRELOAD.replace(' href', ' fetchpriority="low" href');
const ENTRY = '<script type="module" src="/assets/framework-1.js" async=""></script>';
const PAGE = `<html><head>${PRELOAD.replace(' href', ' fetchPriority="low" href')}${PRELOAD}<link rel="stylesheet" href="/a.css"/></head><body><h1>نظارات</h1><script>1</script>${ROUTES}<script>2</script>${ENTRY}</body></html>`;

test('the modules of a page are in one template, each once, at the position of the routes’ script', () => {
  const deferred = deferHydration(PAGE);
  const [, before, modules, after] =
    /^(.*)<template id="scripts">(.*)<\/template>(.*)$/s.exec(deferred) ?? [];
  expect(before).toBe(
    '<html data-static><head><link rel="stylesheet" href="/a.css"/></head><body><h1>نظارات</h1><script>1</script>',
  );
  expect(modules).toBe(LOW + ROUTES + ENTRY);
  expect(after?.endsWith('</script><script>2</script></body></html>')).toBe(true);
});

test('the script that hydrates the page later refers to nothing outside itself', () => {
  const [, script = ''] = /<\/template><script>(.*?)<\/script>/s.exec(deferHydration(PAGE)) ?? [];
  expect(script).toMatch(/^\(function hydrateWhenIdle\(id, mark\) \{.*\}\)\('scripts','data-static'\)$/s);
  expect(script).not.toContain('TEMPLATE');
});

test('a page without a script of routes is not changed', () => {
  const page = PAGE.replace(ROUTES, '');
  expect(deferHydration(page)).toBe(page);
});

test('the modules of a page that is hydrated at once come after its styles, fonts and pictures', () => {
  expect(withLowPriority(PRELOAD + PRELOAD.replace(' href', ' fetchPriority="low" href'))).toBe(LOW + LOW);
});
