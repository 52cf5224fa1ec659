import { expect, test } from 'vitest';
import { pictureFault } from './pictureFault.ts';

const file = { name: 'paper.jpg', type: 'image/jpeg', size: 8 * 1_048_576 };

test('RX-10 a picture of at most 8 MB can be sent, also one whose type the browser does not know', () => {
  expect(pictureFault(file)).toBeNull();
  expect(pictureFault({ ...file, name: 'IMG_1.HEIC', type: '' })).toBeNull();
  expect(pictureFault({ ...file, size: file.size + 1 })).toBe('too-big');
});

test('RX-10 another kind of file is no picture, whatever its size', () => {
  expect(pictureFault({ ...file, name: 'paper.pdf', type: 'application/pdf', size: 1 })).toBe('no-picture');
  expect(pictureFault({ ...file, name: 'paper', type: '' })).toBe('no-picture');
});
