import { tabStorage } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { reviewContract, type Review } from '../../contract/index.ts';
import { aReview } from '../../testing/fixtures/index.ts';
import product from '../../locales/product/en.json';
import en from '../../locales/reviews/en.json';
import { renderAt } from '../../testing/renderAt.tsx';
import { reviewPage, useGetReviewsQuery } from '../../api/review.ts';
import { pictureName, reviewGateway } from '../../testing/reviewGateway.ts';
import { ReviewForm } from './ReviewForm.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Titles() {
  const { data } = useGetReviewsQuery(reviewPage('7', 0));
  return <output>{data?.reviews.map(({ title }) => title).join(', ')}</output>;
}

function show(gateway = reviewGateway(), isSignedIn = true) {
  const [onSignIn, onWritten] = [vi.fn(), vi.fn()];
  const withList = gateway.on(reviewContract.getReviews, () => ({ reviews: [aReview()], count: 23 }));
  renderAt(
    '/',
    <TestTexts messages={{ ...product, ...en }}>
      <Titles />
      <ReviewForm productId="7" isSignedIn={isSignedIn} onSignIn={onSignIn} onWritten={onWritten} />
    </TestTexts>,
    { gateway: withList },
  );
  return { gateway, onSignIn, onWritten };
}

const TEXT = '100 % right, “true” & light.';
async function fill(text = TEXT) {
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByRole('textbox', { name: /few words/ }), 'Light');
  await userEvent.type(screen.getByRole('textbox', { name: /others know/ }), text);
}
const publish = () => screen.findByRole('button', { name: /^Publish/ });
const posted = ({ gateway }: ReturnType<typeof show>) =>
  gateway.received.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('PDP-10 the text is sent URL-encoded; the published review is first in the list at once', async () => {
  const view = show();
  await fill();
  fireEvent.click(await publish());
  expect(await screen.findByText('Thank you. Your review is published.')).toBeDefined();
  expect(posted(view)).toEqual([{ rating: 4, title: 'Light', text: encodeURIComponent(TEXT), pictures: [] }]);
  expect(await screen.findByText('Light, The width was right')).toBeDefined();
  expect(view.onWritten).toHaveBeenCalledOnce();
});

test('the focus stays in the place of the form when the thanks replace it, and back', async () => {
  show();
  await fill();
  const button = await publish();
  button.focus();
  fireEvent.click(button);
  const thanks = (await screen.findByText(/^Thank you/)).closest('[role=status]');
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  const again = screen.getByRole('button', { name: en['reviews.again'] });
  again.focus();
  fireEvent.click(again);
  const form = await screen.findByRole('form');
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
});

test('PDP-10 a held review is not listed, and its writer reads at once and later that it is held', async () => {
  const gateway = reviewGateway();
  let held: Review | null = null;
  gateway
    .on(reviewContract.getOwnReview, () => ({ review: held }))
    .on(reviewContract.writeReview, ({ body }) => {
      held = aReview({ ...body, id: 'own', text: decodeURIComponent(body.text), status: 'held' });
      return { review: held, count: 23 };
    });
  show(gateway);
  await fill();
  fireEvent.click(await publish());
  expect(await screen.findByText(/A person reads it before it is published/)).toBeDefined();
  expect(screen.queryByText(/^Light,/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: en['reviews.again'] }));
  expect(await screen.findByText(/is not public yet/)).toBeDefined();
});

test('PDP-10 a double click publishes the review once', async () => {
  const view = show();
  await fill();
  const button = await publish();
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(/Thank you/);
  expect(posted(view)).toHaveLength(1);
});

test('PDP-10 a guest is asked to sign in and has no form', async () => {
  const { gateway, onSignIn } = show(reviewGateway(), false);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledOnce();
  expect(screen.queryByRole('form')).toBeNull();
  expect(gateway.received.some(({ path }) => path.endsWith('/own'))).toBe(false);
});

test('PDP-10 a customer whose session has ended is asked to sign in again', async () => {
  show(reviewGateway({ isGuest: true }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
});

test('PDP-10 the customer’s own review is filled in and can be changed', async () => {
  show(reviewGateway({ own: aReview({ rating: 3, text: 'It was a little wide.' }) }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /others know/ });
  expect(text.value).toBe('It was a little wide.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true);
  expect((await publish()).textContent).toContain('the change');
});

test('PDP-10 while the customer’s own review cannot be read there is no empty form that would replace it', async () => {
  let isDown = true;
  const gateway = reviewGateway();
  gateway.on(reviewContract.getOwnReview, () => {
    if (isDown) throw new Refusal(503, 'unavailable', 'Please try again in a moment.');
    return { review: aReview({ text: 'It was a little wide.' }) };
  });
  show(gateway);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(en['reviews.own-failed'])).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
  isDown = false;
  fireEvent.click(retry);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /others know/ });
  expect(text.value).toBe('It was a little wide.');
});

test('a review that is being written is still there after a reload, and no longer once it is published', async () => {
  show();
  await fill();
  cleanup();
  show();
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /others know/ });
  expect(text.value).toBe(TEXT);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /few words/ }).value).toBe('Light');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  fireEvent.click(await publish());
  await screen.findByText(/^Thank you/);
  expect(tabStorage('review.7').read()).toBeNull();
});

test('without stars or with a text that is too short nothing is sent, and each field says why', async () => {
  const view = show();
  await userEvent.type(await screen.findByRole('textbox', { name: /others know/ }), 'short');
  fireEvent.click(await publish());
  expect(await screen.findByText('Please choose from one to five stars.')).toBeDefined();
  expect(screen.getByText('Please write a little more: at least 10 characters.')).toBeDefined();
  expect(posted(view)).toHaveLength(0);
});

test('a review that could not be sent is kept and can be sent with the next click', async () => {
  let isDown = true;
  const gateway = reviewGateway();
  gateway.on(reviewContract.writeReview, ({ body }) => {
    if (isDown) throw new Refusal(503, 'unavailable', 'Please try again in a moment.');
    return { review: aReview({ ...body, text: decodeURIComponent(body.text) }), count: 24 };
  });
  show(gateway);
  await fill();
  fireEvent.click(await publish());
  expect(await screen.findByText('Please try again in a moment.')).toBeDefined();
  isDown = false;
  await waitFor(async () => expect((await publish()).getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(await publish());
  expect(await screen.findByText(/Thank you/)).toBeDefined();
});

const photo = (name = 'me.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const addPicture = async (file = photo()) =>
  userEvent.upload(await screen.findByLabelText('Add picture'), file, { applyAccept: false });
const wrote = (view: ReturnType<typeof show>) =>
  posted(view).filter((body) => typeof body === 'object' && body !== null && 'rating' in body);

test('PDP-10 up to three pictures are sent with the review, and a removed one is not', async () => {
  const view = show();
  await fill();
  for (let number = 1; number <= 3; number += 1) {
    await addPicture();
    expect(await screen.findByRole('img', { name: `Your picture ${number}` })).toBeDefined();
  }
  expect(screen.queryByLabelText('Add picture')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Add picture'));
  fireEvent.click(await publish());
  expect(await screen.findByText(/A person reads it before it is published/)).toBeDefined();
  expect(wrote(view)).toMatchObject([{ pictures: [pictureName(1), pictureName(3)] }]);
});

test('PDP-10 a file that is no picture is not sent, and a refused picture says why; the words stay', async () => {
  const view = show();
  await fill();
  await addPicture(photo('me.pdf', 'application/pdf'));
  expect(await screen.findByText(/We cannot read this kind of file/)).toBeDefined();
  expect(posted(view)).toHaveLength(0);
  view.gateway.on(reviewContract.sendReviewPicture, () => {
    throw new Refusal(422, 'photo_unreadable', 'We cannot read this file as a picture.');
  });
  await addPicture();
  expect(await screen.findByText('We cannot read this file as a picture.')).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /others know/ }).value).toBe(TEXT);
});

test('PDP-10 the writer of a held review sees its pictures, and keeps them with a change', async () => {
  const own = `/api/v2/products/review-pictures/own/${pictureName(7)}`;
  const view = show(reviewGateway({ own: aReview({ status: 'held', pictures: [own] }) }));
  expect(await screen.findByText(/is not public yet/)).toBeDefined();
  expect(screen.getByRole('img', { name: 'Your picture 1' })).toBeDefined();
  fireEvent.click(await publish());
  await screen.findByText(/Thank you/);
  expect(wrote(view)).toMatchObject([{ pictures: [pictureName(7)] }]);
});
