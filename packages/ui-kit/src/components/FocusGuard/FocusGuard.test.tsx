import { render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FocusGuard } from './FocusGuard.tsx';

const focused = () => document.activeElement?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const pressByKey = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

function Lines() {
  const [names, setNames] = useState(['Alder', 'Marram', 'Fescue']);
  if (names.length === 0)
    return (
      <section>
        <h2>Nothing is left</h2>
        <a href="#shop">Shop</a>
      </section>
    );
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
          <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            Remove {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('the focus of a removed line moves to the next line, from the last line to the one before, and then to what replaces the list', async () => {
  render(
    <FocusGuard>
      <Lines />
    </FocusGuard>,
  );
  await pressByKey('Remove Marram');
  await waitFor(() => expect(focused()).toBe('Fescue'));
  await pressByKey('Remove Fescue');
  await waitFor(() => expect(focused()).toBe('Alder'));
  await pressByKey('Remove Alder');
  await waitFor(() => expect(focused()).toBe('Nothing is left'));
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Shop');
  expect(screen.getByRole('heading')).not.toHaveAttribute('tabindex');
});

function Steps({ steps }: { steps: ReactNode[] }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        On
      </button>
      <FocusGuard>{steps[step]}</FocusGuard>
    </>
  );
}

test('the focus moves on when its target is replaced too', async () => {
  const steps = [<button key="0">Try again</button>, <p key="1">Loading</p>, <h2 key="2">Reviews</h2>];
  render(<Steps steps={steps} />);
  button('Try again').focus();
  button('On').click();
  await waitFor(() => expect(focused()).toBe('Loading'));
  button('On').click();
  await waitFor(() => expect(focused()).toBe('Reviews'));
});

test('an element that screen readers skip does not get the focus: its surroundings do', async () => {
  const skeleton = (
    <section key="1">
      <h2>Reviews</h2>
      <div aria-hidden="true">…</div>
    </section>
  );
  const reviews = (
    <section key="1">
      <h2>Reviews</h2>
      <button key="0">Try again</button>
    </section>
  );
  render(<Steps steps={[reviews, skeleton]} />);
  button('Try again').focus();
  button('On').click();
  await waitFor(() => expect(focused()).toBe('Reviews'));
});

test('a focus that is elsewhere, or that left the element before, does not move', async () => {
  const steps = [<button key="0">Try again</button>, <h2 key="1">Reviews</h2>];
  const { unmount } = render(<Steps steps={steps} />);
  button('Try again').focus();
  button('On').focus();
  button('On').click();
  await screen.findByText('Reviews');
  expect(focused()).toBe('On');
  unmount();
  render(<Steps steps={steps} />);
  button('Try again').focus();
  button('Try again').blur();
  await Promise.resolve();
  button('On').click();
  await screen.findByText('Reviews');
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
