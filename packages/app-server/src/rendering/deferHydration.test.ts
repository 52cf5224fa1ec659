import { expect, test } from 'vitest';
import { deferHydration, withoutHaste } from './deferHydration.ts';

const ROUTES = '<script type="module" async="">import * as route0 from "/assets/root.js";</script>';
const AHEAD = '<link rel="modulepreload" href="/assets/framework-1.js"/>';
const CALM = AHEAD.replace(' href', ' fetchpriority="low" href');
const FIRST = '<script type="module" src="/assets/framework-1.js" async=""></script>';
const PAGE = `<html><head>${AHEAD.replace(' href', ' fetchPriority="low" href')}${AHEAD}<link rel="stylesheet" href="/a.css"/></head><body><h1>نظارات</h1><script>1</script>${ROUTES}<script>2</script>${FIRST}</body></html>`;

const sleeping = () => deferHydration(PAGE);

test('the modules of a page that sleeps stand in one template, each once, where the routes’ script stood', () => {
  const asleep = sleeping();
  const [, before, kept, after] = /^(.*)<template id="asleep">(.*)<\/template>(.*)$/s.exec(asleep) ?? [];
  expect(before).toBe(
    '<html data-asleep><head><link rel="stylesheet" href="/a.css"/></head><body><h1>نظارات</h1><script>1</script>',
  );
  expect(kept).toBe(CALM + ROUTES + FIRST);
  expect(after?.endsWith('</script><script>2</script></body></html>')).toBe(true);
});

test('what is sent to wait for a person is a script of its own: it names nothing of this module', () => {
  const [, script = ''] = /<\/template><script>(.*?)<\/script>/s.exec(sleeping()) ?? [];
  expect(script).toMatch(/^\(function hydrateWhenWanted\(id, mark\) \{.*\}\)\('asleep','data-asleep'\)$/s);
  expect(script).not.toContain('TEMPLATE');
});

test('the modules of a page that is awake wait for its styles, fonts and pictures', () => {
  expect(withoutHaste(AHEAD + AHEAD.replace(' href', ' fetchPriority="low" href'))).toBe(CALM + CALM);
});

test('a page whose scripts are those of an earlier page keeps none of its own: it gets them with their template', () => {
  const known = PAGE.replace(ROUTES, '<template data-part="1"></template>');
  expect(deferHydration(known)).toBe(
    '<html data-asleep><head><link rel="stylesheet" href="/a.css"/></head><body><h1>نظارات</h1><script>1</script>' +
      '<template data-part="1"></template><script>2</script></body></html>',
  );
});
