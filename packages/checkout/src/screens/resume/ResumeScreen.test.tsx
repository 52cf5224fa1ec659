import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { resumeContract, type ResumableCheckout } from '../../contract/index.ts';
import { checkoutGateway } from '../../testing/checkoutGateway.ts';
import { aCheckout, aResumableCheckout, anAddress } from '../../testing/fixtures.ts';
import { renderWithCheckout } from '../../testing/renderWithCheckout.tsx';
import { CheckoutScreen, type CheckoutScreenProps } from '../CheckoutScreen.tsx';
import { ResumeScreen } from './ResumeScreen.tsx';

afterEach(cleanup);

const leadsTo = (change: Partial<ResumableCheckout>) =>
  checkoutGateway().on(resumeContract.getLink, () => aResumableCheckout(change));
const renderResume = (gateway: TestGateway, search = '?token=x') =>
  renderWithCheckout(<ResumeScreen />, gateway, { search });
const here = () => screen.findByRole('button', { name: 'Continue here' });

test('opening the link moves nothing; the page shows the checkout, and the button moves it here', async () => {
  let isHere = false;
  const gateway = checkoutGateway()
    .on(resumeContract.getLink, () => aResumableCheckout({ state: isHere ? 'own' : 'open', ownItemsQty: 2 }))
    .on(resumeContract.resume, () => {
      isHere = true;
      return aCheckout({ address: anAddress(), checkoutStepKey: 2 });
    });
  const { path } = renderResume(gateway);
  const button = await here();
  expect(document.title).toBe('Continue your checkout here · Lunette');
  expect(screen.getByText(/^1 item/).textContent).toContain('4,100');
  expect(screen.getByText('The 2 items in the bag here are saved for later.')).toBeTruthy();
  expect(gateway.received.map(({ method }) => method)).not.toContain('POST');
  await userEvent.click(button);
  await expect.poll(path).toBe('/checkout/onepage/');
});

test('a checkout that is already on this device is opened', async () => {
  const { path } = renderResume(leadsTo({ state: 'own' }));
  await expect.poll(path).toBe('/checkout/onepage/');
});

test('a checkout of an account asks for the sign-in, which leads to the checkout', async () => {
  renderResume(leadsTo({ state: 'account' }));
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('returnTo=/checkout/onepage/');
});

test('a checkout of an account leads to the bag, where both are merged, if this device has goods', async () => {
  renderResume(leadsTo({ state: 'account', ownItemsQty: 2 }));
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/returnTo=\/cart$/);
});

test('a checkout of another country links to the store of that country', async () => {
  renderResume(leadsTo({ state: 'country', country: 'AE', total: null }));
  const link = await screen.findByRole('link', { name: /^To the store of/ });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('country')).toBe('AE');
});

test.each([
  ['used', 'This link was used already'],
  ['expired', 'This link has expired'],
  ['waiting', 'Its order is waiting for payment'],
  ['ordered', 'This checkout was ordered already'],
] as const)('a link that is %s says so and links to the bag', async (state, title) => {
  renderResume(leadsTo({ state, total: null }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the bag' })).toBeTruthy();
});

test('an invalid or missing link shows a message', async () => {
  const gateway = checkoutGateway().on(resumeContract.getLink, () => {
    throw new Refusal(404, 'link_unknown', 'This link does not work.');
  });
  renderResume(gateway);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  cleanup();
  const asked = checkoutGateway();
  renderResume(asked, '');
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(asked.received).toEqual([]);
});

test('a click that is too late shows the reason', async () => {
  let state: ResumableCheckout['state'] = 'open';
  const gateway = checkoutGateway()
    .on(resumeContract.getLink, () => aResumableCheckout({ state }))
    .on(resumeContract.resume, () => {
      state = 'used';
      throw new Refusal(409, 'link_used', 'This link was used already.');
    });
  renderResume(gateway);
  await userEvent.click(await here());
  expect(await screen.findByRole('heading', { name: 'This link was used already' })).toBeTruthy();
});

test('the checkout makes a link on request, as a code and as text, and a new one after it has expired', async () => {
  let made = 0;
  const gateway = checkoutGateway().on(resumeContract.createLink, () => {
    made += 1;
    const secondsLeft = made === 1 ? 0 : 900;
    const expiresAt = new Date(Date.now() + secondsLeft * 1000).toISOString();
    return { url: `https://m.lunette.example/checkout/resume?token=${made}`, expiresAt, secondsLeft };
  });
  renderWithCheckout(<CheckoutScreen summary={() => null} studios={() => null} />, gateway);
  const open = await screen.findByRole('button', { name: /^Continue on/ });
  expect(made).toBe(0);
  await userEvent.click(open);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new link' }));
  expect(await screen.findByRole('img', { name: 'Code of the link to this checkout' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Link to this checkout').value).toMatch(/token=2$/);
  expect(screen.getByText(/The link can be used once/)).toBeTruthy();
});

test('a link that cannot be made says why', async () => {
  const gateway = checkoutGateway().on(resumeContract.createLink, () => {
    throw new Refusal(429, 'too_many_requests', 'Too many tries.');
  });
  renderWithCheckout(<CheckoutScreen summary={() => null} studios={() => null} />, gateway);
  await userEvent.click(await screen.findByRole('button', { name: /^Continue on/ }));
  expect(await screen.findByText('Too many tries.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('after a link was made again, the focus is still in the dialog', async () => {
  let isBusy = true;
  const gateway = checkoutGateway().on(resumeContract.createLink, () => {
    if (isBusy) throw new Refusal(429, 'too_many_requests', 'Too many tries.');
    const expiresAt = new Date(Date.now() + 900_000).toISOString();
    return { url: 'https://m.lunette.example/checkout/resume?token=1', expiresAt, secondsLeft: 900 };
  });
  renderWithCheckout(<CheckoutScreen summary={() => null} studios={() => null} />, gateway);
  await userEvent.click(await screen.findByRole('button', { name: /^Continue on/ }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBusy = false;
  await userEvent.click(again);
  await screen.findByRole('img', { name: 'Code of the link to this checkout' });
  const dialog = screen.getByRole('dialog');
  await expect
    .poll(() => dialog !== document.activeElement && dialog.contains(document.activeElement))
    .toBe(true);
});

test('a checkout that was continued elsewhere says so in place of its steps', async () => {
  const movedTo = { id: 'move-1', client: 'mobilesite', isOrdered: false, canComeBack: true } as const;
  const empty = aCheckout().cart;
  const cart = { ...empty, items: [], itemsQty: 0, itemsCount: 0, movedTo };
  const moved: CheckoutScreenProps['moved'] = (known) => known && <p>It is on your {known.client}</p>;
  renderWithCheckout(
    <CheckoutScreen summary={() => null} studios={() => null} moved={moved} />,
    checkoutGateway({ cart }),
  );
  expect(await screen.findByText('It is on your mobilesite')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Continue on/ })).toBeNull();
});
