import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { saveAnswers } from '../components/size/quizDraft.ts';
import { frameSizeContract } from '../contract/index.ts';
import { aPhoto } from '../testing/aPhoto.ts';
import { aFrameSize } from '../testing/fixtures.ts';
import { placeMarks } from '../testing/placeMarks.ts';
import { renderTryon } from '../testing/renderTryon.tsx';
import { tryonGateway } from '../testing/tryonGateway.ts';
import { FrameSizeScreen } from './FrameSizeScreen.tsx';
import { QuizFrontScreen } from './QuizFrontScreen.tsx';

afterEach(() => {
  cleanup();
  saveAnswers(null);
});

const pick = async (name: RegExp | string) => userEvent.click(await screen.findByRole('radio', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function answerAll() {
  await press('Start the questions');
  await pick('A woman');
  await press('Next');
  await pick(/^Yes, and I can measure/);
  await userEvent.type(screen.getByLabelText(/Width of the front/), '134');
  for (const answer of [
    'It stays where it is',
    'Between the left pupil and the inner corner of that eye',
    'I do not know',
  ]) {
    await press('Next');
    await pick(answer);
  }
  await press('Next');
  await pick('As usual');
}

describe('the size quiz', () => {
  test('the US store gives hats and widths in inches too, another store does not', async () => {
    for (const [country, shown] of [
      ['US', true],
      ['IN', false],
    ] as const) {
      renderTryon(<FrameSizeScreen />, '/frame-size', tryonGateway(), country);
      await answerAll();
      await press('Back');
      const hat = await screen.findByRole('radio', { name: /^M, 56 to 57 cm/ });
      expect(hat.closest('label')?.textContent.includes('22 to 22½ in')).toBe(shown);
      cleanup();
      saveAnswers(null);
    }
  });

  test('in Arabic the field of a width has its unit in Arabic', async () => {
    saveAnswers({ who: 'woman', now: 'known' });
    renderTryon(<FrameSizeScreen />, '/frame-size?step=2', tryonGateway(), 'AE', 'ar');
    const field = await screen.findByLabelText('عرض الواجهة');
    expect(field.parentElement?.textContent).toBe('مم');
  });

  test('TRY-09 six answers lead to a size, which is stored, and to the frames of that size', async () => {
    const { gateway, router } = renderTryon(<FrameSizeScreen />, '/frame-size');
    await answerAll();
    expect(router.state.location.search).toBe('?step=6');
    await press('Show my size');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Medium' }));
    expect(screen.getByRole('link', { name: 'See frames: Medium' }).getAttribute('href')).toBe(
      '/category/11341',
    );
    expect(await screen.findByText('We keep this size for you.')).toBeTruthy();
    const sent = gateway.received.filter(({ path }) => path === '/v2/utility/frame-size/store');
    expect(sent.map(({ body }) => body)).toEqual([{ faceWidth: '134', errorMm: '1', source: 'quiz' }]);
  });

  test('answers that a logout removed from the tab are not shown to the next visitor', async () => {
    renderTryon(<FrameSizeScreen />, '/frame-size?step=1');
    await pick('A man');
    cleanup();
    sessionStorage.clear();
    renderTryon(<FrameSizeScreen />, '/frame-size?step=1');
    expect(await screen.findByRole('radio', { name: 'A man', checked: false })).toBeTruthy();
  });

  test('a stored size is shown below the two ways, which do not move, and takes no focus', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const gateway = tryonGateway().on(frameSizeContract.getFrameSize, async () => {
      await waiting;
      return { frameSize: aFrameSize() };
    });
    renderTryon(<FrameSizeScreen />, '/frame-size', gateway);
    const start = await screen.findByRole('button', { name: 'Start the questions' });
    const { top } = start.getBoundingClientRect();
    answer();
    const size = await screen.findByRole('heading', { name: 'Medium' });
    expect(start.getBoundingClientRect().top).toBe(top);
    expect(size.getBoundingClientRect().top).toBeGreaterThan(top);
    expect(document.activeElement).toBe(document.body);
  });

  test('TRY-09 a question needs an answer; going back and forth keeps the answers', async () => {
    const { router } = renderTryon(<FrameSizeScreen />, '/frame-size?step=1');
    await press('Next');
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose one of the answers.');
    await pick('A man');
    await press('Next');
    await pick(/^No, or I cannot/);
    await press('Next');
    await press('Back');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^No, or I cannot/ })).checked).toBe(
      true,
    );
    await press('Back');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'A man' })).checked).toBe(true);
    expect(router.state.location.search).toBe('?step=1');
  });

  test('TRY-09 an address beyond the answered questions shows the first open question', async () => {
    renderTryon(<FrameSizeScreen />, '/frame-size?step=5');
    expect(await screen.findByText('Question 1 of 6')).toBeTruthy();
  });

  test('a size that could not be stored is still shown, and another attempt stores it', async () => {
    let isBusy = true;
    const gateway = tryonGateway();
    gateway.on(frameSizeContract.storeFrameSize, ({ body }) => {
      if (isBusy) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return { ...body, frameSizeId: '11341' as const };
    });
    renderTryon(<FrameSizeScreen />, '/frame-size', gateway);
    await answerAll();
    await press('Show my size');
    expect(await screen.findByText(/could not be kept/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Medium' })).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Try again' });
    const { top } = screen.getByRole('link', { name: /^See frames/ }).getBoundingClientRect();
    expect(again.getBoundingClientRect().top).toBeGreaterThan(top);
    isBusy = false;
    await press('Try again');
    expect(await screen.findByText('We keep this size for you.')).toBeTruthy();
  });
});

describe('RX-11 the pupillary distance by a photo', () => {
  async function measure(hasCard: boolean, gateway = tryonGateway()) {
    renderTryon(<FrameSizeScreen />, '/frame-size?way=photo', gateway);
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), await aPhoto());
    if (hasCard)
      await userEvent.click(
        await screen.findByRole('checkbox', { name: /^There is a bank card in the photo/ }),
      );
    await placeMarks();
    await press('Measure');
    await screen.findByText('We keep this size for you.');
    return gateway.received.filter(({ path }) => path === '/v2/utility/pd');
  }

  test('RX-11 a photo with a card is sent to measure it, and the distance is shown below the size', async () => {
    const gateway = tryonGateway();
    await measure(true, gateway);
    const said = await screen.findByText(/PD; type it there/);
    expect(gateway.received.filter(({ path }) => path === '/v2/utility/pd')).toMatchObject([
      { method: 'POST' },
    ]);
    expect(said.textContent).toMatch(/^Your pupils are 57 mm apart, give or take 2 mm\./);
  });

  test('RX-11 if it is missing the text says so and the size stays; without a card it is not requested', async () => {
    const gateway = tryonGateway().on(frameSizeContract.measurePd, () => {
      throw new Refusal(422, 'pd_not_measured', 'Some error occured. Please try again.');
    });
    await measure(true, gateway);
    expect(await screen.findByText('Some error occured. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Medium' })).toBeVisible();
    cleanup();
    expect(await measure(false)).toEqual([]);
  });

  const measures = () => screen.queryByRole('button', { name: 'Measure' });

  test('RX-11 nothing is measured before each mark was placed, and the marks that are missing are named', async () => {
    renderTryon(<FrameSizeScreen />, '/frame-size?way=photo');
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), await aPhoto());
    const pupil = await screen.findByRole('button', { name: 'Right pupil' });
    expect(screen.getByText(/^Still to place: Right pupil, Left pupil,/)).toBeVisible();
    pupil.focus();
    await userEvent.keyboard('{ArrowLeft}');
    screen.getByRole('button', { name: 'Left pupil' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByText('Still to place: Right side of the face and Left side of the face.'),
    ).toBeVisible();
    expect(measures()).toBeNull();
    await placeMarks();
    expect(measures()).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^There is a bank card in the photo/ }));
    expect(screen.getByText('Still to place: One end of the card and Other end of the card.')).toBeVisible();
    expect(measures()).toBeNull();
  });

  test('RX-11 the marks of one photo do not measure another photo', async () => {
    renderTryon(<FrameSizeScreen />, '/frame-size?way=photo');
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), await aPhoto());
    const pupil = await screen.findByRole('button', { name: 'Right pupil' });
    const before = pupil.style.left;
    pupil.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await placeMarks();
    expect(measures()).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Another photo'), await aPhoto());
    expect(await screen.findByText(/^Still to place: Right pupil, Left pupil,/)).toBeVisible();
    expect(pupil.style.left).toBe(before);
    expect(measures()).toBeNull();
  });

  test('a size by a photo that could not be stored is stored by another attempt, without the photo', async () => {
    let isBusy = true;
    const gateway = tryonGateway();
    gateway.on(frameSizeContract.storeFrameSize, ({ body }) => {
      if (isBusy) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return { ...body, frameSizeId: '11341' as const };
    });
    renderTryon(<FrameSizeScreen />, '/frame-size?way=photo', gateway);
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), await aPhoto());
    await placeMarks();
    await press('Measure');
    expect(await screen.findByText(/could not be kept/)).toBeTruthy();
    isBusy = false;
    await press('Try again');
    expect(await screen.findByText('We keep this size for you.')).toBeTruthy();
    const stored = gateway.received.flatMap(({ body }) =>
      (body as { source?: string } | undefined)?.source ? [body] : [],
    );
    expect(stored).toHaveLength(2);
    expect(stored[1]).toEqual(stored[0]);
    expect(stored[0]).toMatchObject({ source: 'photo' });
  });
});

test('ROUTE-05 the page before the quiz starts the quiz at its first question', async () => {
  renderTryon(<QuizFrontScreen />, '/quiz_front_page');
  const start = await screen.findByRole('link', { name: 'Start the questions' });
  expect(start.getAttribute('href')).toBe('/frame-size?step=1');
});
