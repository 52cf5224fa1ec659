/** A plain photo that is drawn in the test. */
export async function aPhoto(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
  canvas.getContext('2d')?.fillRect(0, 0, 600, 600);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
  return new File([blob ?? ''], 'me.jpg', { type: 'image/jpeg' });
}
