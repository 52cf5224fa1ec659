import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wishlistContract } from '@lunette/catalog/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { faceProfileContract, frameSizeContract, lookContract } from '../contract/index.ts';
import { aFaceProfile, aFrameSize, aLook, aShortlist, aWishedFrame } from '../testing/fixtures.ts';
import { aPhoto } from '../testing/aPhoto.ts';
import { placeMarks } from '../testing/placeMarks.ts';
import { renderTryon } from '../testing/renderTryon.tsx';
import { tryonGateway } from '../testing/tryonGateway.ts';
import { SizeWays } from '../components/size/SizeWays.tsx';
import { CompareLooksScreen } from './CompareLooksScreen.tsx';
import { FaceProfileScreen } from './FaceProfileScreen.tsx';

afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function markedFace() {
  await press('Add a face photo');
  await userEvent.upload(await screen.findByLabelText('Choose a photo'), await aPhoto());
  await placeMarks();
  return screen.findByLabelText<HTMLInputElement>(/^Pupillary distance/);
}

/** Face width, pupillary distance and error as the marks measure them. */
function figures() {
  const marks = screen.getByRole('region', { name: 'Place the marks' });
  return [...within(marks).getByRole('status').querySelectorAll('bdi')].map(({ textContent }) => textContent);
}

describe('face profiles', () => {
  test('a photo is asked for in kinds that the store can read, so that a phone converts its own', async () => {
    renderTryon(<FaceProfileScreen />, '/customer/ditto-profile', tryonGateway([]));
    await press('Add a face photo');
    const field = await screen.findByLabelText<HTMLInputElement>('Choose a photo');
    expect(field.accept).toBe('image/jpeg,image/png,image/webp,image/avif');
  });

  test('TRY-05 a photo is sent with consent, marks and a name, and never without them; its cookie is set', async () => {
    const gateway = tryonGateway([]);
    renderTryon(<FaceProfileScreen />, '/customer/ditto-profile', gateway);
    await press('Add a face photo');
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), await aPhoto());
    const pupil = await screen.findByRole('button', { name: 'Right pupil' });
    const before = pupil.style.left;
    pupil.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(Number.parseFloat(pupil.style.left)).toBeLessThan(Number.parseFloat(before));
    expect(screen.queryByRole('button', { name: 'Keep this face' })).toBeNull();
    await placeMarks();
    await press('Keep this face');
    expect(await screen.findByText('Without your consent we keep no photo.')).toBeTruthy();
    expect(screen.getByText('Please give it a name.')).toBeTruthy();
    expect(gateway.received.filter(({ path }) => path === '/v2/ditto/upload')).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree that Lunette keeps/ }));
    await userEvent.type(screen.getByLabelText(/Name of this face/), 'Me');
    await press('Keep this face');
    expect(await screen.findByRole('heading', { name: 'Me' })).toBeTruthy();
    const [sent] = gateway.received.filter(({ path }) => path === '/v2/ditto/upload');
    expect(sent?.body).toMatchObject({ name: 'Me', consent: 'yes' });
    expect(document.cookie).toContain('dittoGuestId=ffffffffffffff');
    await press('Delete Me');
    await press('Delete for good');
    await screen.findByRole('heading', { name: 'No face photo yet' });
    expect(document.cookie).not.toContain('dittoGuestId');
  });

  test('TRY-05 after a face was added, the stored size is read again', async () => {
    const sizes = [null, aFrameSize({ source: 'photo' })];
    const gateway = tryonGateway([]).on(frameSizeContract.getFrameSize, () => ({
      frameSize: sizes.shift() ?? null,
    }));
    const page = (
      <>
        <FaceProfileScreen />
        <SizeWays onQuiz={() => undefined} />
      </>
    );
    renderTryon(page, '/customer/ditto-profile', gateway);
    await markedFace();
    expect(screen.queryByText('Your size')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree that Lunette keeps/ }));
    await userEvent.type(screen.getByLabelText(/Name of this face/), 'Me');
    await press('Keep this face');
    expect(await screen.findByText('Your size')).toBeTruthy();
  });

  test('TRY-02 a picture is requested with access key and signature, which are stored', async () => {
    const { gateway } = renderTryon(<FaceProfileScreen />, '/customer/ditto-profile');
    expect(await screen.findByRole('img', { name: 'Photo of Me' })).toBeTruthy();
    const asked = gateway.received.find(({ path }) => path.startsWith('/v2/ditto/frontal/'));
    expect(asked?.headers).toMatchObject({ 'x-access-key': 'code', 'x-signature': 'signature' });
    expect(document.cookie).toContain('dittoAccessCode=code');
  });

  test('TRY-03 another face can be made the default, and one is deleted after a question', async () => {
    const mum = aFaceProfile({ dittoId: 'b', name: 'Mum', isDefault: false });
    renderTryon(<FaceProfileScreen />, '/customer/ditto-profile', tryonGateway([aFaceProfile(), mum]));
    await press('Use for try-on');
    const card = (name: string) =>
      screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));
    await waitFor(() => expect(card('Mum')?.textContent).toContain('Used for try-on'));
    await press('Delete Me');
    await press('Delete for good');
    await waitFor(() => expect(card('Me')).toBeUndefined());
  });

  test('TRY-03 with the keyboard, the focus stays in its place when a face is chosen or deleted', async () => {
    const mum = aFaceProfile({ dittoId: 'b', name: 'Mum', isDefault: false });
    renderTryon(<FaceProfileScreen />, '/customer/ditto-profile', tryonGateway([aFaceProfile(), mum]));
    const focused = () => document.activeElement;
    (await screen.findByRole('button', { name: 'Use for try-on' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toHaveAccessibleName('Rename Mum'));
    screen.getByRole('button', { name: 'Delete Me' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Delete for good' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()?.textContent).toBe('Mum'));
  });

  test('a face is deleted once, also if the button is pressed again before the list has changed', async () => {
    const gateway = tryonGateway();
    renderTryon(<FaceProfileScreen />, '/customer/ditto-profile', gateway);
    await press('Delete Me');
    gateway.on(faceProfileContract.getProfiles, () => new Promise(() => undefined));
    await press('Delete for good');
    const deletions = () => gateway.received.filter(({ method }) => method === 'DELETE');
    const reads = () => gateway.received.filter(({ path }) => path === '/v2/ditto/profile');
    await waitFor(() => expect(reads()).toHaveLength(2));
    await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button')[1] as HTMLElement);
    expect(deletions()).toHaveLength(1);
  });

  test('if a face could not be deleted, the question says so, and another attempt deletes it', async () => {
    let isBusy = true;
    let profiles = [aFaceProfile()];
    const answer = () => ({ profiles, defaultDittoId: null });
    const gateway = tryonGateway()
      .on(faceProfileContract.getProfiles, answer)
      .on(faceProfileContract.deleteProfile, () => {
        if (isBusy) throw new Refusal(503, 'unavailable', 'The shop is busy.');
        profiles = [];
        return answer();
      });
    renderTryon(<FaceProfileScreen />, '/customer/ditto-profile', gateway);
    await press('Delete Me');
    await press('Delete for good');
    const dialog = screen.getByRole('dialog');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('The shop is busy.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await press('Keep it');
    await press('Delete Me');
    expect(screen.queryByRole('alert')).toBeNull();
    isBusy = false;
    await press('Delete for good');
    expect(await screen.findByRole('heading', { name: 'No face photo yet' })).toBeTruthy();
  });

  test.each(['٥٨٫٥', '۵۸,۵', '58.5'])("the optician's distance %s gives the scale", async (typed) => {
    renderTryon(<FaceProfileScreen />, '/customer/ditto-profile', tryonGateway([]));
    await userEvent.type(await markedFace(), typed);
    expect(figures()).toEqual(['128.5', '58.5', '2']);
  });

  test('an impossible pupillary distance gives a message, stays as typed, and is not used for measures', async () => {
    renderTryon(<FaceProfileScreen />, '/customer/ditto-profile', tryonGateway([]));
    const field = await markedFace();
    await userEvent.type(field, '٨١');
    expect(screen.queryByText('Please give a distance from 40 to 80 mm, such as 63.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check the pupillary distance' }));
    expect(screen.getByText('Please give a distance from 40 to 80 mm, such as 63.')).toBeTruthy();
    expect(field.value).toBe('٨١');
    expect(figures()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '٨٠');
    await userEvent.tab();
    expect(screen.queryByText('Please give a distance from 40 to 80 mm, such as 63.')).toBeNull();
    expect(figures()).toContain('80');
  });
});

describe('compare looks', () => {
  test('TRY-09 compare looks shows up to four frames of the wishlist on the default face', async () => {
    const frames = ['1', '2', '3', '4', '5'].map((id) => aWishedFrame({ id, modelName: `Frame ${id}` }));
    const lens = aWishedFrame({ id: '9', modelName: 'Daily', frameWidth: null });
    const gateway = tryonGateway().on(wishlistContract.getWishlist, () => aShortlist([lens, ...frames]));
    renderTryon(<CompareLooksScreen />, '/compare-looks', gateway);
    expect(await screen.findByRole('img', { name: 'Frame 4 on your face' })).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /on your face$/ })).toHaveLength(4);
    const asked = gateway.received.filter(({ path }) => path === '/v2/ditto/overlay');
    expect(asked[0]?.query).toEqual({ product_id: '1', view: 'json', guest_id: '0a1b2c3d4e5f60' });
  });

  test('TRY-09 a look names the error of the width of the face, and every fit has the same form', async () => {
    const looks = [aLook({ faceWidth: 138.5, errorMm: 7 }), aLook({ frameWidth: 132 })];
    const gateway = tryonGateway()
      .on(wishlistContract.getWishlist, () =>
        aShortlist([aWishedFrame({ id: '1' }), aWishedFrame({ id: '2' })]),
      )
      .on(lookContract.getLook, ({ query }) => looks[Number(query.product_id) - 1] ?? aLook());
    renderTryon(<CompareLooksScreen />, '/compare-looks', gateway);
    const yours = await screen.findByText('Your size');
    expect(yours.parentElement?.textContent).toContain('face 138.5 ± 7 mm');
    expect((await screen.findByText('A little narrow')).classList).toContain('tag');
    expect(yours.classList).toContain('tag');
  });

  test('UI-09 a placeholder with the same name replaces a picture of a look that does not load', async () => {
    const gateway = tryonGateway()
      .on(wishlistContract.getWishlist, () => aShortlist())
      .on(lookContract.getLook, () => aLook({ overlayed_image_url: 'data:image/avif;base64,AAAA' }));
    renderTryon(<CompareLooksScreen />, '/compare-looks', gateway);
    const look = () => screen.getByRole('img', { name: 'Alder on your face' });
    await screen.findByRole('img', { name: 'Alder on your face' });
    await expect.poll(() => look().tagName).toBe('SPAN');
    expect(look().textContent).toContain('No picture yet');
    expect(screen.getByRole('button', { name: 'Send by e-mail: Alder' })).toBeTruthy();
  });

  test('TRY-09 a face that could not be chosen says why', async () => {
    const mum = aFaceProfile({ dittoId: 'b', name: 'Mum', isDefault: false });
    const gateway = tryonGateway([aFaceProfile(), mum])
      .on(wishlistContract.getWishlist, () => aShortlist())
      .on(faceProfileContract.setDefault, () => {
        throw new Refusal(503, 'unavailable', 'The shop is busy.');
      });
    renderTryon(<CompareLooksScreen />, '/compare-looks', gateway);
    await userEvent.selectOptions(await screen.findByLabelText('Face'), 'Mum');
    expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy.');
    expect(screen.getByLabelText<HTMLSelectElement>('Face').selectedOptions[0]?.text).toBe('Me');
  });

  test('TRY-03 with the keyboard, the focus stays in its place when a face is chosen or deleted here', async () => {
    const mum = aFaceProfile({ dittoId: 'b', name: 'Mum', isDefault: false });
    const gateway = tryonGateway([aFaceProfile(), mum]);
    gateway.on(wishlistContract.getWishlist, () => aShortlist());
    renderTryon(<CompareLooksScreen />, '/compare-looks', gateway);
    const focused = () => document.activeElement;
    await userEvent.click(await screen.findByText('Face profiles'));
    screen.getByRole('button', { name: 'Use for try-on' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toHaveAccessibleName('Rename Mum'));
    screen.getByRole('button', { name: 'Delete Me' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Delete for good' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()?.textContent).toBe('Mum'));
  });

  test('TRY-09 without a face and without frames the next step is shown', async () => {
    renderTryon(<CompareLooksScreen />, '/compare-looks', tryonGateway([]));
    expect(await screen.findByRole('heading', { name: 'No face photo yet' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
  });

  test('TRY-05 the picture is sent to a valid address', async () => {
    const gateway = tryonGateway().on(wishlistContract.getWishlist, () => aShortlist());
    renderTryon(<CompareLooksScreen />, '/compare-looks', gateway);
    await press('Send by e-mail: Alder');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'bo');
    await press('Send the picture');
    expect(await screen.findByText('Please give a full e-mail address.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('E-mail'), '@post.in');
    await press('Send the picture');
    expect(await screen.findByText('The picture is on its way to bo@post.in.')).toBeTruthy();
  });

  test('after a picture is sent, the next picture can be sent from the same place', async () => {
    const gateway = tryonGateway().on(wishlistContract.getWishlist, () => aShortlist());
    renderTryon(<CompareLooksScreen />, '/compare-looks', gateway);
    await press('Send by e-mail: Alder');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'bo@post.in');
    await press('Send the picture');
    await screen.findByText('The picture is on its way to bo@post.in.');
    await press('Close');
    await press('Send by e-mail: Alder');
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('bo@post.in');
    expect(screen.queryByText('The picture is on its way to bo@post.in.')).toBeNull();
  });
});
