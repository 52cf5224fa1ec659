import { tabStorage } from '@lunette/api-client';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import en from '../../locales/en.json';
import { useBookingDraft } from './bookingDraft.ts';
import { HomeAddressFields } from './HomeAddressFields.tsx';

afterEach(cleanup);

function Fields() {
  const { typed } = useBookingDraft('home');
  return <HomeAddressFields asksArea={false} typed={typed} fault={undefined} />;
}

test('floor and lift of a draft are in the fields again after the page, which has none, was hydrated', () => {
  const page = (
    <TestTexts messages={en}>
      <Fields />
    </TestTexts>
  );
  tabStorage('appointments.home.IN').write({ place: null, typed: { floor: '4', lift: 'on' } });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  render(page, { container, hydrate: true });
  expect(screen.getByLabelText<HTMLInputElement>(/Floor/).value).toBe('4');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
