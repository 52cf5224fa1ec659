import { cleanup, render, screen } from '@testing-library/react';
import { QrPicture } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { afterEach, expect, test } from 'vitest';
import messages from '../locales/en.json';
import { MobileAppScreen } from './MobileAppScreen.tsx';

afterEach(cleanup);

test('ROUTE-19 the target of the app badges explains how to install the shop, and its QR code leads to this page', () => {
  const address = 'http://localhost:3000/mobile-app';
  render(
    <TestTexts messages={messages}>
      <MobileAppScreen address={address} />
    </TestTexts>,
  );
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
  const code = screen.getByRole('img', { name: 'QR code of this page', hidden: true });
  render(<QrPicture text={address} label="The same address" />);
  const same = screen.getByRole('img', { name: 'The same address' });
  expect(code.querySelector('path')?.getAttribute('d')).toBe(same.querySelector('path')?.getAttribute('d'));
});
