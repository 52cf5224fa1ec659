import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Disclosure } from './Disclosure.tsx';

const show = (name?: string) =>
  render(
    <>
      {['Returns', 'Lenses'].map((title) => (
        <Disclosure key={title} title={title} name={name}>
          About {title}
        </Disclosure>
      ))}
    </>,
  );

const opened = () =>
  [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);

test('UI-02 a single-open accordion toggles one panel', async () => {
  show('questions');
  await userEvent.click(screen.getByText('Returns'));
  expect(opened()).toEqual(['Returns']);
  await userEvent.click(screen.getByText('Lenses'));
  await waitFor(() => expect(opened()).toEqual(['Lenses']));
  await userEvent.click(screen.getByText('Lenses'));
  expect(opened()).toEqual([]);
});

test('UI-02 a multi-open accordion toggles each panel independently', async () => {
  show();
  await userEvent.click(screen.getByText('Returns'));
  await userEvent.click(screen.getByText('Lenses'));
  expect(opened()).toEqual(['Returns', 'Lenses']);
});
