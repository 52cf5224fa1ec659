import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { browseGateway } from '../testing/browseGateway.ts';
import { homeContract } from '../contract/index.ts';
import { aHomePage } from '../testing/fixtures/index.ts';
import { prefetchHome } from '../prefetch.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { HomeScreen } from './HomeScreen.tsx';

afterEach(cleanup);

test('HOME-01 a home-type page is asked for under its key and draws every section of it', async () => {
  const gateway = browseGateway();
  renderAt('/', <HomeScreen pageKey="premium-eyeglasses" />, { gateway });
  expect(await screen.findByRole('heading', { level: 1, name: 'Made to the millimetre.' })).toBeVisible();
  expect(gateway.received[0]?.path).toBe('/static/pages/premium-eyeglasses.json');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Find your size',
    'Try on',
    'New this month',
    'Three steps, no surprises',
    'Worn most',
    'An optician at your table',
    'What people wrote',
  ]);
  expect(screen.getByRole('link', { name: /^Eyeglasses/ })).toHaveAttribute('href', '/eyeglasses');
  expect(screen.getByRole('link', { name: 'All 38' })).toHaveAttribute('href', '/new');
  expect(screen.getAllByRole('article')).toHaveLength(8);
  expect(screen.getByText('North Main Road 14 · open till 21:00')).toBeVisible();
});

test('the statement says the measures of its frame in words', async () => {
  renderAt('/', <HomeScreen pageKey="home" />, { gateway: browseGateway() });
  expect(await screen.findByText('132 mm wide, lens 47 mm, bridge 21 mm')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Alder in havana tortoise' })).toHaveAttribute(
    'fetchpriority',
    'high',
  );
});

test('a page that was made on the server costs no call in the browser', async () => {
  const gateway = browseGateway();
  const store = gateway.store();
  await prefetchHome(store, 'home');
  renderAt('/', <HomeScreen pageKey="home" />, { gateway, store });
  await screen.findByRole('heading', { level: 1 });
  expect(gateway.received).toHaveLength(1);
});

test('GLOB-07 a home page loads, fails with the reason in place of its content, and loads when tried again', async () => {
  const gateway = browseGateway();
  let down = true;
  gateway.on(homeContract.getHomePage, () => {
    if (down) throw new Refusal(503, 'content_unavailable', 'The page cannot be read now.');
    return aHomePage();
  });
  renderAt('/', <HomeScreen pageKey="home" />, { gateway });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('The page cannot be read now.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
