import { Refusal, testGateway, TestStore, type TestGateway } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { prescriptionContract, type PowerRange, type Prescription } from '../../contract/prescription.ts';
import power from '../../locales/en.json';
import entry from '../../locales/entry/en.json';
import {
  aContactLensRange,
  aPictureFile,
  aPrescriptionPicture,
  aPowerRange,
} from '../../testing/fixtures.ts';
import { EMPTY_DRAFT, type PowerDraft, type PowerWay } from '../entry/powerDraft.ts';
import { PowerForm } from '../entry/PowerForm.tsx';
import { SeePictures } from './SeePictures.tsx';

afterEach(cleanup);

const NAME = `${'a'.repeat(32)}.jpg`;
const DISTANCE = `${'b'.repeat(32)}.jpg`;

const pictures = () =>
  testGateway()
    .on(prescriptionContract.sendPicture, ({ body }) => ({
      imageFileName: body.file.name.startsWith('pd') ? DISTANCE : NAME,
    }))
    .on(prescriptionContract.getPicture, () => aPrescriptionPicture());

interface Shown {
  gateway?: TestGateway;
  range?: PowerRange;
  draft?: Partial<PowerDraft>;
  ways?: readonly PowerWay[];
}

function show({ gateway = pictures(), range = aPowerRange(), draft: start = {}, ways }: Shown = {}) {
  const used: Prescription[] = [];
  function Scene() {
    const [draft, setDraft] = useState<PowerDraft>({ ...EMPTY_DRAFT, ...start });
    const [way, setWay] = useState<PowerWay>('picture');
    return (
      <PowerForm
        goods={{ id: '100101', jit: true }}
        range={range}
        way={way}
        {...(ways && { ways })}
        onWay={setWay}
        draft={draft}
        onDraft={setDraft}
        action={{
          label: () => 'Add to bag',
          render: (prescription, label) => (
            <button type="button" onClick={() => used.push(prescription)}>
              {label}
            </button>
          ),
          loading: false,
          retry: null,
        }}
      />
    );
  }
  render(
    <TestTexts messages={{ ...power, ...entry }}>
      <TestStore store={gateway.store()}>
        <Scene />
      </TestStore>
    </TestTexts>,
  );
  return { gateway, used };
}
const field = async (name = 'Picture of your prescription') =>
  within(await screen.findByRole('group', { name: new RegExp(`^${name}`) }));
const input = async (name?: string) => (await field(name)).getByLabelText(/^Choose a/);
const choose = async (file: File, name?: string) => userEvent.upload(await input(name), file);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (gateway: TestGateway) => gateway.received.filter(({ method }) => method === 'POST');
const isOff = () =>
  screen.getByRole('button', { name: 'Add to bag' }).getAttribute('aria-disabled') === 'true';

test('RX-10 a picture is sent when it is chosen, shown, and becomes the prescription', async () => {
  const { gateway, used } = show();
  expect(await screen.findByText('Choose a picture of your prescription first.')).toBeTruthy();
  expect(isOff()).toBe(true);
  await choose(await aPictureFile());
  expect(await (await field()).findByText('The picture is sent.')).toBeTruthy();
  const image = (await field()).getByRole<HTMLImageElement>('img', { name: 'Picture of your prescription' });
  await expect.poll(() => image.naturalWidth).toBe(600);
  await choose(await aPictureFile('pd.png'), 'Picture of your pupillary distance');
  await (await field('Picture of your pupillary distance')).findByText('The picture is sent.');
  await userEvent.type(screen.getByRole('textbox', { name: /^Whose/ }), 'Meera');
  await press('Add to bag');
  expect(used).toEqual([{ imageFileName: NAME, pdImageFileName: DISTANCE, userName: 'Meera' }]);
  expect(sent(gateway).map(({ path }) => path)).toEqual([
    '/v2/utility/prescription/upload',
    '/v2/utility/prescription/upload',
  ]);
  // The chosen files are shown, so that nothing is loaded.
  expect(gateway.received.filter(({ method }) => method === 'GET')).toEqual([]);
});

test('RX-10 a picture can be removed, and the focus stays at its field', async () => {
  show({ draft: { picture: NAME } });
  await (await field()).findByRole('img');
  await press('Remove the picture');
  expect((await field()).queryByRole('img')).toBeNull();
  expect(document.activeElement).toBe(await input());
  expect(isOff()).toBe(true);
});

test('RX-10 a file that is too big or no picture is not sent, and the picture before is kept', async () => {
  const { gateway } = show({ draft: { picture: NAME } });
  await choose(new File([new Uint8Array(8 * 1_048_576 + 1)], 'paper.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/larger than 8 MB/)).toBeTruthy();
  await choose(new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/a PDF cannot be sent/)).toBeTruthy();
  expect(screen.queryByText(/larger than 8 MB/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(sent(gateway)).toEqual([]);
  expect(isOff()).toBe(false);
});

test('RX-10 a refused picture shows the reason of the server and can be sent again without choosing it again', async () => {
  const gateway = pictures().on(prescriptionContract.sendPicture, () => {
    throw new Refusal(422, 'picture_invalid', 'This file is not a picture.');
  });
  const { used } = show({ gateway });
  await choose(await aPictureFile());
  expect(await screen.findByText('This file is not a picture.')).toBeTruthy();
  expect(isOff()).toBe(true);
  gateway.on(prescriptionContract.sendPicture, () => {
    throw new TypeError('offline');
  });
  await press('Try again');
  expect(await screen.findByText(/^The picture was not sent/)).toBeTruthy();
  gateway.on(prescriptionContract.sendPicture, () => ({ imageFileName: NAME }));
  await press('Try again');
  expect(await screen.findByText('The picture is sent.')).toBeTruthy();
  await press('Add to bag');
  expect(used).toEqual([{ imageFileName: NAME }]);
});

test('RX-10 while a picture is being sent, a second choice is ignored and the button waits', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const gateway = pictures().on(prescriptionContract.sendPicture, async () => {
    await waiting;
    return { imageFileName: NAME };
  });
  show({ gateway });
  await choose(await aPictureFile());
  expect(await screen.findByText('The picture is being sent …')).toBeTruthy();
  expect(screen.getByText('The picture is still being sent.')).toBeTruthy();
  await choose(await aPictureFile('other.png'));
  expect(sent(gateway)).toHaveLength(1);
  // What is typed meanwhile is kept.
  await userEvent.type(screen.getByRole('textbox', { name: /^Whose/ }), 'Meera');
  answer();
  expect(await screen.findByText('The picture is sent.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Whose/ }).value).toBe('Meera');
});

test('RX-10 a picture of an earlier visit is loaded; one that is gone has to be chosen again', async () => {
  const gateway = pictures();
  show({ gateway, draft: { picture: NAME } });
  const image = await (await field()).findByRole<HTMLImageElement>('img');
  expect(image.src).toMatch(/^data:image/);
  expect(gateway.received[0]?.path).toBe(`/v2/utility/prescription/download/${NAME}`);
  cleanup();
  show({
    gateway: pictures().on(prescriptionContract.getPicture, () => {
      throw new Refusal(404, 'picture_not_found', 'There is no such picture.');
    }),
    draft: { picture: NAME },
  });
  expect(await screen.findByText(/no longer stored. Please choose it again/)).toBeTruthy();
  expect(isOff()).toBe(true);
});

test('RX-10 values and picture are kept when the way changes, and the start of the way gets the focus', async () => {
  const { used } = show({ draft: { picture: NAME } });
  await press('Type it in instead');
  const [sphere] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Right eye, sphere' });
  expect(document.activeElement?.contains(sphere ?? null)).toBe(true);
  await userEvent.type(sphere!, '-2.25');
  await press('I will send it later');
  await press('Send a picture instead');
  await press('Add to bag');
  await press('Type it in instead');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Right eye, sphere' })).value).toBe(
    '−2.25',
  );
  await press('Add to bag');
  expect(used[0]).toEqual({ imageFileName: NAME });
  expect(used[1]).toMatchObject({ right: { sph: '-2.25' } });
  expect(used[1]).not.toHaveProperty('imageFileName');
});

test('RX-10 contact lenses are sent as a picture with their boxes, and without a picture of the distance', async () => {
  const { used } = show({ range: aContactLensRange(), ways: ['typed', 'picture'] });
  expect(screen.queryByRole('group', { name: /pupillary distance/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I will send it later' })).toBeNull();
  await choose(await aPictureFile());
  await screen.findByText('The picture is sent.');
  await userEvent.click(screen.getByRole('button', { name: 'Higher: Left eye, boxes' }));
  await press('Add to bag');
  expect(used).toEqual([{ right: { boxes: '1' }, left: { boxes: '2' }, imageFileName: NAME }]);
});

test('RX-05 RX-10 the pictures of a prescription are loaded when they are opened, and can be downloaded', async () => {
  const gateway = pictures();
  const prescription = { imageFileName: NAME, pdImageFileName: DISTANCE };
  const opened = (shown = prescription, by = gateway) =>
    render(
      <TestTexts messages={power}>
        <TestStore store={by.store()}>
          <SeePictures prescription={shown} name="Alder" />
        </TestStore>
      </TestTexts>,
    );
  opened();
  await screen.findByRole('button', { name: 'See the pictures: Alder' });
  expect(gateway.received).toEqual([]);
  await press('See the pictures: Alder');
  const dialog = await screen.findByRole('dialog', { name: 'Pictures of the prescription' });
  await expect.poll(() => within(dialog).queryAllByRole('img')).toHaveLength(2);
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('download'))).toEqual([`power-${NAME}`, `pd-${DISTANCE}`]);
  expect(links[0]?.getAttribute('href')).toMatch(/^data:image/);
  cleanup();
  const gone = pictures().on(prescriptionContract.getPicture, () => {
    throw new Refusal(404, 'picture_not_found', 'There is no such picture.');
  });
  opened(prescription, gone);
  await press('See the pictures: Alder');
  expect(await screen.findByText(/^This picture is no longer stored/)).toBeTruthy();
  cleanup();
  const failing = pictures().on(prescriptionContract.getPicture, () => {
    throw new TypeError('offline');
  });
  opened(prescription, failing);
  await press('See the pictures: Alder');
  await expect.poll(() => screen.queryAllByText(/^The picture did not load/)).toHaveLength(2);
  failing.on(prescriptionContract.getPicture, () => aPrescriptionPicture());
  await userEvent.click((await screen.findAllByRole('button', { name: 'Try again' }))[0]!);
  expect(await screen.findAllByRole('img')).not.toHaveLength(0);
});
