import { Refusal } from '@lunette/api-client/testing';
import { prescriptionContract, savedPrescriptionContract } from '@lunette/prescription/contract';
import { CALL_FOR_POWER } from '@lunette/prescription/rules';
import { aPictureFile, aPowerRange, aSavedPrescription } from '@lunette/prescription/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { accountGateway } from '../testing/accountGateway.ts';
import { forgetLogin, renderAccount } from '../testing/renderAccount.tsx';
import { PrescriptionsScreen } from './PrescriptionsScreen.tsx';

afterEach(() => {
  cleanup();
  forgetLogin();
});

const PATH = '/v2/customers/me/prescriptions';
const show = (gateway = accountGateway(), visit = {}) =>
  renderAccount(<PrescriptionsScreen />, gateway, visit);
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const field = async (name: string) => (await dialog()).findByRole('textbox', { name });
const type = async (values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) {
    await userEvent.type(await field(name), text);
    await userEvent.tab();
  }
};
const POWER = { 'Right eye, sphere': '-2.25', 'Left eye, sphere': '-2.00' };
const save = async () =>
  userEvent.click(await (await dialog()).findByRole('button', { name: 'Save the prescription' }));
const focusIsOn = (name: RegExp | string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

describe('adding', () => {
  test('RX-07 a typed prescription is sent once with its owner, listed as added, and the focus returns', async () => {
    const { sent } = show();
    await press('Add a prescription');
    await type(POWER);
    await userEvent.type((await dialog()).getByLabelText(/^Whose prescription is it/), 'Meera');
    const button = await (await dialog()).findByRole('button', { name: 'Save the prescription' });
    await userEvent.dblClick(button);
    const added = (await screen.findByRole('heading', { name: 'Meera' })).closest('section')!;
    expect(within(added).getByText('Added by you')).toBeTruthy();
    expect(within(added).queryByRole('link', { name: 'See the frame' })).toBeNull();
    expect(screen.getByText('The prescription is saved')).toBeTruthy();
    const posts = sent('POST', PATH);
    expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(posts[0]?.body).toMatchObject({
      powerType: 'single_vision',
      prescription: { right: { sph: '-2.25' }, left: { sph: '-2.00' }, userName: 'Meera' },
    });
    await focusIsOn('Add a prescription');
    await press('Add a prescription');
    expect(await field('Right eye, sphere')).toHaveProperty('value', '');
  });

  test('RX-07 glasses for distance and reading also need the addition', async () => {
    const { sent } = show();
    await press('Add a prescription');
    await type(POWER);
    await userEvent.click((await dialog()).getByRole('radio', { name: /^Distance and reading/ }));
    await type({ 'Right eye, addition': '1.50', 'Left eye, addition': '1.50' });
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST', PATH)[0]?.body).toMatchObject({
      powerType: 'progressive',
      prescription: { right: { sph: '-2.25', ap: '+1.50' } },
    });
  });

  test('RX-08 a faulty value is explained beside its row, and nothing is sent', async () => {
    const { sent } = show();
    await press('Add a prescription');
    await type({ 'Right eye, sphere': '-30', 'Left eye, sphere': '-2' });
    expect(await (await dialog()).findByText(/Right eye: sphere goes from/)).toBeTruthy();
    expect((await dialog()).getByRole('button', { name: 'Save the prescription' }).ariaDisabled).toBe('true');
    expect(sent('POST', PATH)).toEqual([]);
  });

  test('RX-10 a prescription is sent as a picture', async () => {
    const { sent } = show(
      accountGateway().on(prescriptionContract.sendPicture, () => ({ imageFileName: 'paper.jpg' })),
    );
    await press('Add a prescription');
    await press('Send a picture instead');
    await userEvent.upload((await dialog()).getAllByLabelText(/Choose a picture/)[0]!, await aPictureFile());
    await (await dialog()).findByText('The picture is sent.');
    await save();
    expect(await screen.findByText(/Your prescription was sent as a picture/)).toBeTruthy();
    expect(sent('POST', PATH)[0]?.body).toMatchObject({ prescription: { imageFileName: 'paper.jpg' } });
  });

  test('RX-08 a refusal is shown above the entries, which are kept, and the prescription can be sent again', async () => {
    let answer: Refusal | null = new Refusal(422, 'out_of_range', 'Please look again.', {
      'prescription.right.sph': 'Right eye: sphere goes from −2.00 to +2.00.',
    });
    const gateway = accountGateway().on(savedPrescriptionContract.addSavedPrescription, () => {
      if (answer) throw answer;
      return { id: 'added-1' };
    });
    const { sent } = show(gateway);
    await press('Add a prescription');
    await type(POWER);
    await save();
    const fault = await (await dialog()).findByText('Right eye: sphere goes from −2.00 to +2.00.');
    expect(fault.closest('[role=alert]')).toBeTruthy();
    answer = new Refusal(503, 'unavailable', 'The shop is busy.');
    await save();
    expect(await (await dialog()).findByText('The shop is busy.')).toBeTruthy();
    expect(screen.queryByText(/−2.00 to/)).toBeNull();
    await userEvent.click((await dialog()).getByRole('radio', { name: /^Reading/ }));
    await waitFor(() => expect(screen.queryByText('The shop is busy.')).toBeNull());
    await userEvent.click((await dialog()).getAllByRole('radio', { name: /^Distance/ })[0]!);
    answer = null;
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [, second, third] = sent('POST', PATH).map(({ headers }) => headers['idempotency-key']);
    expect(third).toBe(second);
  });

  test('GLOB-07 powers that fail to load say why and can be loaded again', async () => {
    let fails = true;
    show(
      accountGateway().on(savedPrescriptionContract.getPowersOfType, () => {
        if (fails) throw new Refusal(503, 'unavailable', 'The shop is busy.');
        return aPowerRange();
      }),
    );
    await press('Add a prescription');
    expect(await (await dialog()).findByText('The shop is busy.')).toBeTruthy();
    fails = false;
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    expect(await (await dialog()).findByLabelText(/^Whose prescription is it/)).toBeTruthy();
  });

  test('RX-07 a customer without prescriptions can add one, and the focus moves into the list', async () => {
    let prescriptions: ReturnType<typeof aSavedPrescription>[] = [];
    const gateway = accountGateway()
      .on(prescriptionContract.getSavedPrescriptions, () => ({ prescriptions }))
      .on(savedPrescriptionContract.addSavedPrescription, () => {
        prescriptions = [aSavedPrescription({ source: 'account', orderId: null, productId: '' })];
        return { id: 'added-1' };
      });
    show(gateway);
    await screen.findByText('No prescriptions yet');
    await press('Add a prescription');
    await type(POWER);
    await save();
    await screen.findByRole('table', { name: 'Ananya' });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ananya'));
  });
});

describe('renaming', () => {
  test('RX-07 an ordered one gets another name here, its order is said to keep it, and the focus stays', async () => {
    const { sent } = show();
    await press(/^Rename: Ananya/);
    const form = await dialog();
    expect(form.getByText(/Your order keeps the name that it has/)).toBeTruthy();
    const name = form.getByLabelText(/^Whose prescription is it/);
    expect(name).toHaveProperty('value', 'Ananya');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mother{Enter}');
    await screen.findByRole('heading', { name: 'Mother' });
    expect(sent('PUT', `${PATH}/order/prescription-1`).map(({ body }) => body)).toEqual([
      { userName: 'Mother' },
    ]);
    await waitFor(() => expect(document.activeElement?.closest('section')?.textContent).toContain('Mother'));
  });

  test('RX-07 a refusal is shown in the dialog, and the name stays as typed', async () => {
    show(
      accountGateway().on(savedPrescriptionContract.renameSavedPrescription, () => {
        throw new Refusal(409, 'too_many_prescriptions', 'Your account holds 20 prescriptions.');
      }),
    );
    await press(/^Rename: Ananya/);
    await userEvent.type((await dialog()).getByLabelText(/^Whose prescription is it/), ' Rao{Enter}');
    expect((await (await dialog()).findByRole('alert')).textContent).toBe(
      'Your account holds 20 prescriptions.',
    );
    expect((await dialog()).getByLabelText(/^Whose prescription is it/)).toHaveProperty(
      'value',
      'Ananya Rao',
    );
  });

  test('a power that is sent later can be removed, but neither renamed nor used', async () => {
    const later = { sph: CALL_FOR_POWER };
    show(
      accountGateway().on(prescriptionContract.getSavedPrescriptions, () => ({
        prescriptions: [aSavedPrescription({ right: later, left: later })],
      })),
    );
    await screen.findByRole('button', { name: /^Remove: Ananya/ });
    expect(screen.queryByRole('button', { name: /^Rename/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Choose glasses with it' })).toBeNull();
  });
});

describe('removing', () => {
  test('RX-07 it is asked first and says what stays; kept, nothing is sent and the focus returns', async () => {
    const { sent } = show();
    await press(/^Remove: Ananya/);
    expect((await dialog()).getByText(/Your order keeps it/)).toBeTruthy();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Keep it' }));
    await focusIsOn(/^Remove: Ananya/);
    expect(sent('DELETE', `${PATH}/order/prescription-1`)).toEqual([]);
  });

  test('RX-07 a removed one leaves the list, and the focus moves to the text of the empty list', async () => {
    const { sent } = show();
    await press(/^Remove: Ananya/);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Remove' }));
    await screen.findByText('The prescription is removed');
    await screen.findByRole('heading', { name: 'No prescriptions yet' });
    expect(sent('DELETE', `${PATH}/order/prescription-1`)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('No prescriptions yet'));
  });

  test('RX-07 a second one can be removed before the first answer, and a list that cannot be read again blocks nothing', async () => {
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => (answerFirst = resolve));
    const two = [
      aSavedPrescription(),
      aSavedPrescription({ id: 'prescription-2', userName: 'Meera', right: { sph: '-4.00' } }),
    ];
    let reads = 0;
    const gateway = accountGateway()
      .on(prescriptionContract.getSavedPrescriptions, () => {
        reads += 1;
        if (reads > 1) throw new Refusal(503, 'unavailable', 'The shop is busy.');
        return { prescriptions: two };
      })
      .on(savedPrescriptionContract.removeSavedPrescription, async ({ params: { prescriptionId } }) => {
        if (prescriptionId === 'prescription-1') await first;
        return { prescriptions: prescriptionId === 'prescription-1' ? [] : two.slice(0, 1) };
      });
    const { sent } = show(gateway);
    for (const name of [/^Remove: Ananya/, /^Remove: Meera/]) {
      await press(name);
      await userEvent.click((await dialog()).getByRole('button', { name: 'Remove' }));
    }
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Meera' })).toBeNull());
    answerFirst();
    await screen.findByText('No prescriptions yet');
    expect(sent('DELETE', `${PATH}/order/prescription-1`)).toHaveLength(1);
    expect(sent('DELETE', `${PATH}/order/prescription-2`)).toHaveLength(1);
  });

  test('RX-07 one that was removed in another tab says so and leaves the list', async () => {
    let prescriptions = [aSavedPrescription()];
    const gateway = accountGateway()
      .on(prescriptionContract.getSavedPrescriptions, () => ({ prescriptions }))
      .on(savedPrescriptionContract.removeSavedPrescription, () => {
        prescriptions = [];
        throw new Refusal(404, 'prescription_not_found', 'This prescription is no longer in your list.');
      });
    show(gateway);
    await press(/^Remove: Ananya/);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('This prescription is no longer in your list.')).toBeTruthy();
    expect(await screen.findByText('No prescriptions yet')).toBeTruthy();
  });

  test('in Arabic the dialog says that an added one is deleted', async () => {
    show(
      accountGateway().on(prescriptionContract.getSavedPrescriptions, () => ({
        prescriptions: [aSavedPrescription({ source: 'account', orderId: null, productId: '' })],
      })),
      { language: 'ar', country: 'AE' },
    );
    await press(/^إزالة: /);
    expect((await dialog()).getByText(/تُحذف مع صورها/)).toBeTruthy();
  });
});
