import { cleanup, render, screen } from '@testing-library/react';
import { TestTexts } from '@lunette/ui-kit/testing';
import { encode } from 'uqr';
import { afterEach, expect, test } from 'vitest';
import messages from '../locales/en.json';
import { MobileAppScreen } from './MobileAppScreen.tsx';

afterEach(cleanup);

test('ROUTE-19 the target of the app badges tells how the shop is installed, and its code leads to this page', () => {
  const address = 'http://localhost:3000/mobile-app';
  render(
    <TestTexts messages={messages}>
      <MobileAppScreen address={address} />
    </TestTexts>,
  );
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
  const code = screen.getByRole('img', { name: 'QR code of this page', hidden: true });
  const dark = encode(address, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
  expect(code.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark);
});
