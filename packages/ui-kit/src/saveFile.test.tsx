import { expect, test, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

test('the file is still available to a browser that starts to save it long after the press', async () => {
  const pressed: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push(this);
  });
  saveFile('invoice.pdf', new Blob(['the invoice']));
  click.mockRestore();
  expect(pressed.map(({ download }) => download)).toEqual(['invoice.pdf']);
  await new Promise((later) => setTimeout(later, 200));
  expect(await (await fetch(pressed[0]?.href ?? '')).text()).toBe('the invoice');
});
