import { returnContract } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fakeProvider } from '../../../checkout/testing/fakeProvider.ts';
import { loadSharp } from '../../../platform/files/photo.ts';
import { testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { sendForm } from '../../../tryon/testing/sendForm.ts';
import { shopperWhoReturns } from '../../testing/returning.ts';
import { returnPhoto } from '../schema.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const { delivered } = shopperWhoReturns(app, provider);
const order = await delivered();
const sharp = await loadSharp();
const drawn = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const jpeg = await drawn().jpeg().toBuffer();
const moving = await drawn().gif().toBuffer();
const bomb = await drawn(8_000, 7_000).png().toBuffer();
const strip = await drawn(4_000, 20).png().toBuffer();

/** Sends a file as a photo of a return, with the given name and type. */
const send = (
  bytes: Buffer,
  { itemId = order.itemIds[0] ?? '', name = 'hinge.jpg', type = 'image/jpeg' } = {},
) =>
  sendForm(
    app,
    { ...returnContract.addReturnPhoto, path: `/v2/orders/${order.orderId}/return/photo` },
    { file: new File([new Uint8Array(bytes)], name, { type }), itemId },
    order.token,
  );
const storedOf = async (photoId: string) => {
  const [stored] = await app.db.select().from(returnPhoto).where(eq(returnPhoto.id, photoId));
  return stored?.jpeg ?? Buffer.from('');
};
const stored = () => app.db.$count(returnPhoto);

describe('a photo of a return', () => {
  test.each([
    ['words that call themselves a photo', Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a drawing that can run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    ],
    ['a picture that moves', moving],
    ['half a photo', jpeg.subarray(0, jpeg.length / 2)],
    ['nothing', Buffer.from('')],
    ['more pixels than a camera makes, in few bytes', bomb],
    ['a strip', strip],
  ])('RET-07 a photo is not %s', async (_what, bytes) => {
    const before = await stored();
    const answer = await send(bytes);
    expect(answer.status).toBe(422);
    expect(answer.detail).not.toBe('');
    expect(await stored()).toBe(before);
  });

  test('RET-07 a photo is not larger than the limit of a call', async () => {
    const before = await stored();
    const answer = await send(Buffer.concat([jpeg, Buffer.alloc(30_000_000)]));
    expect([413, 422]).toContain(answer.status);
    expect(await stored()).toBe(before);
  });

  test('RET-07 a photo is stored without data hidden behind its picture and without the camera’s metadata', async () => {
    const exif = {
      IFD0: { Copyright: 'Ananya Rao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
    };
    const withMetadata = await drawn().withExif(exif).jpeg().toBuffer();
    expect(withMetadata.includes('Ananya Rao')).toBe(true);
    const polyglot = Buffer.concat([withMetadata, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { result, status } = await send(polyglot, { name: '../../hinge.html', type: 'text/html' });
    expect(status).toBe(200);
    const stored = await storedOf(result.photoId);
    expect(stored.includes('<script>')).toBe(false);
    expect(stored.includes('Ananya Rao')).toBe(false);
    const read = await sharp(stored).metadata();
    expect(read).toMatchObject({ format: 'jpeg', width: 400 });
    expect(read.exif).toBeUndefined();
    const shown = await app.http.inject({
      url: `/v2/orders/${order.orderId}/return/photo/${result.photoId}`,
      headers: { 'x-session-token': order.token, 'x-country-code': 'IN' },
    });
    expect(shown.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(shown.headers['content-type']).toContain('image/jpeg');
  });

  test('RET-07 a photo is of an item of its own order', async () => {
    const other = await delivered();
    expect((await send(jpeg, { itemId: other.itemIds[0] ?? '' })).status).toBe(404);
  });
});
