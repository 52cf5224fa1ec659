import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aSampleThing } from '../testing/fixtures.ts';
import messages from '../locales/en.json';
import { SampleThingCard } from './SampleThingCard.tsx';

afterEach(cleanup);

test('the card has the title as its heading and shows the text', () => {
  const thing = aSampleThing({ title: 'Open on Sunday', text: 'From ten to six.' });
  render(
    <TestTexts messages={messages}>
      <SampleThingCard thing={thing} />
    </TestTexts>,
  );
  expect(screen.getByRole('heading', { name: 'Open on Sunday' })).toBeTruthy();
  expect(screen.getByText('From ten to six.')).toBeTruthy();
});
