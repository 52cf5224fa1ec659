import { expect, test } from 'vitest';
import changelog from './changelog.ts';

test('a change is listed with its sentence alone, and further lines are indented below it', () => {
  expect(changelog.getReleaseLine({ summary: 'Carts have a wrapping.\nIt is optional.\n' })).toBe(
    '- Carts have a wrapping.\n  It is optional.',
  );
});

test('updated dependencies are one line, not one for each change', () => {
  const releases = [
    { name: '@lunette/session', newVersion: '1.2.0' },
    { name: '@lunette/ui-kit', newVersion: '1.0.1' },
  ];
  expect(changelog.getDependencyReleaseLine([], releases)).toBe(
    '- Brings @lunette/session 1.2.0, @lunette/ui-kit 1.0.1.',
  );
  expect(changelog.getDependencyReleaseLine([], [])).toBe('');
});
