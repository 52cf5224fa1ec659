import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('a text is no markup in an element or in an attribute with either quote', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&amp;B</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;amp;B&lt;/a&gt;',
  );
});
