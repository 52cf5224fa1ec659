import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Prescription } from '../contract/prescription.ts';
import { aPrescription } from '../testing/fixtures.ts';
import en from '../locales/en.json';
import { PrescriptionTable } from './PrescriptionTable.tsx';

afterEach(cleanup);

const show = (prescription: Prescription | null) =>
  render(
    <TestTexts messages={en}>
      <PrescriptionTable prescription={prescription} />
    </TestTexts>,
  );
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('RX-01 both eyes are shown with their rows and labels, under the name of the wearer', async () => {
  show(aPrescription({ labels: { sph: 'Spherical power' } }));
  expect(await screen.findByText('Meera')).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SPH',
    'CYL',
    'AXIS',
    'PD',
  ]);
  expect(screen.getByTitle('Spherical power')).toBeTruthy();
  expect(cells()[0]).toEqual(['−2.25', '−0.75', '90', '31']);
});

test('RX-01 without a name, or with the name user, it is called your power', async () => {
  for (const userName of [undefined, 'user', '']) {
    show(aPrescription({ userName }));
    expect(await screen.findByText('your power')).toBeTruthy();
    cleanup();
  }
});

test('RX-02 placeholders and empty values are shown as a hyphen', async () => {
  const left = { sph: 'Call Me/Email Me for Power', cyl: '', pd: '31' };
  show(aPrescription({ left }));
  await screen.findByRole('table');
  expect(cells()[1]).toEqual(['-', '-', '-', '31']);
});

test('RX-03 a power with a number is a grid, one with a picture an upload, and any other a note that the store will call', async () => {
  show(aPrescription());
  expect(await screen.findByRole('table')).toBeTruthy();
  cleanup();
  show({ imageFileName: 'paper.jpg', right: { boxes: '2' } });
  expect(await screen.findByText(/sent as a picture/)).toBeTruthy();
  cleanup();
  show({ right: { sph: 'Call Me/Email Me for Power' } });
  expect(await screen.findByText('We will call or write to you for the power.')).toBeTruthy();
});

test('RX-06 rows in which neither eye has a value are hidden', async () => {
  show({
    right: { sph: '-1.00', cyl: '', ap: 'Call Me/Email Me for Power' },
    left: { sph: '-1.25', cyl: '', ap: 'Call Me/Email Me for Power' },
  });
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['SPH']);
});

test.each([
  [{ imageFileName: 'paper.jpg', pdImageFileName: 'pd.jpg' }, 'Sent as pictures: power and PD'],
  [{ right: { sph: '-1.00' }, pdImageFileName: 'pd.jpg' }, 'Sent as a picture: PD'],
  [{ imageFileName: 'paper.jpg' }, 'Sent as a picture: power'],
])('RX-05 for the prescription %o the text is: %s', async (prescription, said) => {
  show(prescription);
  expect(await screen.findByText(said)).toBeVisible();
});
