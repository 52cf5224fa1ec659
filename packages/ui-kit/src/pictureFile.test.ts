import { expect, test } from 'vitest';
import { pictureFault } from './pictureFile.ts';

const MOST = 8 * 1_048_576;

test('RX-10 a picture of at most 8 MB can be sent', () => {
  expect(pictureFault({ type: 'image/jpeg', size: MOST })).toBeNull();
  expect(pictureFault({ type: 'image/webp', size: 1 })).toBeNull();
  expect(pictureFault({ type: 'image/jpeg', size: MOST + 1 })).toBe('too-big');
});

test('RX-10 another kind of file cannot be sent, whatever its size', () => {
  expect(pictureFault({ type: 'application/pdf', size: 1 })).toBe('no-picture');
  expect(pictureFault({ type: 'image/heic', size: 1 })).toBe('no-picture');
  expect(pictureFault({ type: '', size: 1 })).toBe('no-picture');
});
