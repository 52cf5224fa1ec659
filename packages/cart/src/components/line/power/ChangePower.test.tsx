import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartGateway } from '../../../testing/cartGateway.ts';
import { configurationContract } from '@lunette/session/contract';
import { cartContract } from '../../../contract/index.ts';
import { aCart, aCartLine, aLastPiece } from '../../../testing/fixtures.ts';
import { renderWithCart } from '../../../testing/renderWithCart.tsx';
import { CartScreen } from '../../../screens/CartScreen.tsx';
import { ChangePower, type PowerEdit } from './ChangePower.tsx';

afterEach(cleanup);

const NEW = { right: { sph: '-3.00' }, left: { sph: '+0.25' } };

function Editor({ open, name, prescription, saving, failure, onSave, onClose }: PowerEdit) {
  return (
    open && (
      <div role="dialog" aria-label={name} aria-busy={saving}>
        <p>{prescription.right?.sph}</p>
        <p>{failure}</p>
        <button type="button" onClick={() => onSave({ powerType: 'single_vision', prescription: NEW })}>
          Save
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    )
  );
}
const show = (gateway = cartGateway(), locale: Parameters<typeof renderWithCart>[2] = {}) => {
  const slot = (line: Parameters<typeof ChangePower>[0]['line']) => (
    <ChangePower line={line} renderEditor={(edit) => <Editor {...edit} />} />
  );
  renderWithCart(<CartScreen changePower={slot} />, gateway, locale);
  return gateway;
};
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Change power: Alder' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('CART-15 a line with a power opens the editor with it; a line without a power has no link', async () => {
  show();
  expect(await screen.findAllByRole('button', { name: /^Change power/ })).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: 'Alder' })).toBeNull();
  await open();
  expect(within(screen.getByRole('dialog', { name: 'Alder' })).getByText('-2.25')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Alder' })).toBeNull();
});

test('CART-15 POST update-item/{itemid} saves the power, the line shows it, the editor closes and a message confirms it', async () => {
  const gateway = cartGateway().on(cartContract.updatePower, ({ body }) =>
    aCart([aCartLine({ prescription: body.prescription }), aLastPiece()]),
  );
  show(gateway);
  await open();
  await save();
  expect(await screen.findByText('The new power of Alder is saved.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Alder' })).toBeNull();
  const sent = gateway.received.find(({ method }) => method === 'POST');
  expect(sent).toMatchObject({
    path: '/v2/carts/update-item/line-alder',
    body: { powerType: 'single_vision', prescription: NEW },
  });
  await open();
  expect(within(screen.getByRole('dialog', { name: 'Alder' })).getByText('-3.00')).toBeTruthy();
});

test('CART-15 a refused power leaves the editor open with the reason, which is cleared when it is opened again', async () => {
  const gateway = cartGateway().on(cartContract.updatePower, () => {
    throw new Refusal(422, 'invalid_prescription', 'These lenses are not made in that power.');
  });
  show(gateway);
  await open();
  await save();
  const editor = screen.getByRole('dialog', { name: 'Alder' });
  expect(await within(editor).findByText('These lenses are not made in that power.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect(screen.queryByText('These lenses are not made in that power.')).toBeNull();
});

test('CART-08 a power that is sent later can be found by an eye test in a studio, if the store has studios', async () => {
  const later = { right: { sph: 'Call Me/Email Me for Power' }, userName: 'Ananya' };
  const line = aCartLine({ prescription: later });
  const shop = (enabled: boolean) =>
    cartGateway(aCart([line, aLastPiece()]))
      .on(configurationContract.getConfiguration, () => ({ studio_flow: { enabled } }))
      .on(cartContract.updatePower, ({ body }) =>
        aCart([aCartLine({ prescription: body.prescription }), aLastPiece()]),
      );
  show(shop(false));
  await screen.findByRole('button', { name: 'Change power: Alder' });
  expect(screen.queryByRole('button', { name: /eyes tested/ })).toBeNull();
  cleanup();
  const gateway = show(shop(true));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Have my eyes tested in a studio: Alder' }),
  );
  expect(await screen.findByText('Your eyes are tested in one of our studios.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /eyes tested/ })).toBeNull();
  const sent = gateway.received.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ powerType: 'single_vision', prescription: { ...later, inStudio: true } });
});

test('CART-08 while an eye test in a studio is being chosen and after a refusal its button keeps the focus', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const later = { right: { sph: 'Call Me/Email Me for Power' } };
  const gateway = cartGateway(aCart([aCartLine({ prescription: later })]))
    .on(configurationContract.getConfiguration, () => ({ studio_flow: { enabled: true } }))
    .on(cartContract.updatePower, async () => {
      await waiting;
      throw new Refusal(409, 'studio_closed', 'No studio tests eyes at the moment.');
    });
  show(gateway);
  const button = await screen.findByRole('button', { name: 'Have my eyes tested in a studio: Alder' });
  await userEvent.dblClick(button);
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(button);
  answer();
  expect(await screen.findByText('No studio tests eyes at the moment.')).toBeTruthy();
  expect(document.activeElement).toBe(button);
  expect(gateway.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('in Arabic the link that changes the power is in Arabic', async () => {
  show(cartGateway(), { language: 'ar', country: 'AE' });
  expect(await screen.findByRole('button', { name: 'تغيير درجات النظر: Alder' })).toBeTruthy();
});
