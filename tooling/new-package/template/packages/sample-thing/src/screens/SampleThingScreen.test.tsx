import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleThingContract, type SampleThing } from '../contract/sampleThing.ts';
import { aSampleThing } from '../testing/fixtures.ts';
import messages from '../locales/en.json';
import { SampleThingScreen } from './SampleThingScreen.tsx';

afterEach(cleanup);

function show(answer: () => SampleThing) {
  const gateway = testGateway().on(sampleThingContract.getSampleThing, answer);
  render(
    <TestTexts messages={messages}>
      <TestStore store={gateway.store()}>
        <SampleThingScreen />
      </TestStore>
    </TestTexts>,
  );
  return gateway;
}

test('the page has its title at once and then shows the gateway’s answer', async () => {
  show(() => aSampleThing({ text: 'From ten to six.' }));
  expect(document.title).toBe(`${messages['sample-thing.title']} · Lunette`);
  expect(screen.getByRole('status', { name: messages['sample-thing.loading'] })).toBeTruthy();
  expect(await screen.findByText('From ten to six.')).toBeTruthy();
});

test('a failed request shows its reason and can be tried again', async () => {
  let isBusy = true;
  show(() => {
    if (isBusy) throw new Refusal(503, 'unavailable', 'The shop is busy.');
    return aSampleThing({ text: 'From ten to six.' });
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy.');
  isBusy = false;
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText('From ten to six.')).toBeTruthy();
});
