import { prescriptionContract } from '@lunette/prescription/contract';
import { loadSharp } from '../../platform/files/photo.ts';
import type { TestGateway } from '../../platform/testing/testGateway.ts';
import { sendForm } from '../../tryon/testing/sendForm.ts';

const sharp = await loadSharp();

/** A photo of a written prescription, with the metadata of a camera. */
export async function prescriptionPhoto(width = 900, height = 1_200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#f4f1e8' } })
    .withExif({ IFD0: { Artist: 'Zerelda' } })
    .jpeg()
    .toBuffer();
}

const PHOTO = await prescriptionPhoto();

/** Sends a picture of a prescription; by default its photo. */
export async function sendPicture(
  app: TestGateway,
  token: string,
  bytes: Buffer = PHOTO,
  { name = 'prescription.jpg', type = 'image/jpeg' } = {},
) {
  const file = new File([new Uint8Array(bytes)], name, { type });
  return sendForm(app, prescriptionContract.sendPicture, { file }, token);
}

/** The name of a picture of a prescription that a caller has just sent. */
export async function newPicture(app: TestGateway, token: string): Promise<string> {
  return (await sendPicture(app, token)).result.imageFileName;
}

/** Reads a picture of a prescription. */
export async function readPicture({ http }: TestGateway, name: string, token: string) {
  return http.inject({
    url: `/v2/utility/prescription/download/${encodeURIComponent(name)}`,
    headers: { 'x-session-token': token, 'x-country-code': 'IN' },
  });
}
