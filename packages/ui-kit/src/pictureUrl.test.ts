import { describe, expect, test } from 'vitest';
import { PICTURE_SIZES, pictureAt, pictureSet, thumbnail } from './pictureUrl.ts';

const URL = '/media/frames/628x301/alder-havana-front.avif';

describe('picture addresses', () => {
  test('UI-06 cart thumbnails: 628x301 in the url is swapped for 100x100', () => {
    expect(thumbnail(URL)).toBe('/media/frames/100x100/alder-havana-front.avif');
    expect(thumbnail('https://shop.example/media/628x301/a.avif?v=2')).toBe(
      'https://shop.example/media/100x100/a.avif?v=2',
    );
    expect(thumbnail('/media/frames/800x384/alder.avif')).toBe('/media/frames/800x384/alder.avif');
  });

  test('a picture exists in every size under the same name', () => {
    for (const size of PICTURE_SIZES)
      expect(pictureAt(URL, size)).toBe(`/media/frames/${size}/alder-havana-front.avif`);
  });

  test('the candidates of a picture have their widths', () => {
    expect(pictureSet(URL)).toBe(
      '/media/frames/400x192/alder-havana-front.avif 400w, /media/frames/800x384/alder-havana-front.avif 800w, /media/frames/1200x576/alder-havana-front.avif 1200w',
    );
  });

  test('UI-06 a thumbnail uses the 100x100 file, and the next larger one on dense screens only', () => {
    expect(pictureSet(thumbnail(URL))).toBe(
      '/media/frames/100x100/alder-havana-front.avif 100w, /media/frames/400x192/alder-havana-front.avif 400w',
    );
  });

  test('an address without a size has no candidates and is not changed', () => {
    expect(pictureSet('/logo.svg')).toBeUndefined();
    expect(pictureAt('/logo.svg', '100x100')).toBe('/logo.svg');
  });
});
