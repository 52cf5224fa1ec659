import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TestTexts } from '../../testing/stories.tsx';
import { GoodsPicture, type GoodsPictureProps } from './GoodsPicture.tsx';

const URL = '/media/frames/628x301/alder-havana-front.avif';

const show = (props: Partial<GoodsPictureProps> = {}) => (
  <TestTexts>
    <GoodsPicture src={URL} alt="Alder" {...props} />
  </TestTexts>
);

describe('goods pictures', () => {
  test('UI-09 a placeholder with the same name replaces an image that fails to load', () => {
    render(show({ mm: 132 }));
    fireEvent.error(screen.getByRole('img', { name: 'Alder' }));
    expect(screen.getByRole('img', { name: 'Alder' }).tagName).toBe('SPAN');
    expect(screen.getByText('No picture yet')).toBeTruthy();
    expect(screen.queryByText('132 mm')).toBeNull();
  });

  test('screen readers skip the placeholder of a picture that they would skip', () => {
    render(
      <button type="button">
        {show({ src: null, alt: '' })}
        Alder
      </button>,
    );
    expect(screen.getByRole('button', { name: /^Alder$/ })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('UI-09 another address is tried after a failure', () => {
    const { rerender } = render(show());
    fireEvent.error(screen.getByRole('img', { name: 'Alder' }));
    rerender(show({ src: '/media/frames/628x301/alder-ink-front.avif' }));
    expect(screen.getByRole('img', { name: 'Alder' }).tagName).toBe('IMG');
  });

  test('UI-09 goods without a picture get the placeholder immediately', () => {
    render(show({ src: null }));
    expect(screen.getByText('No picture yet')).toBeTruthy();
  });

  test('the image has its candidates, its proportions and its loading priority', () => {
    const { rerender } = render(show());
    const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Alder' });
    expect(image().srcset).toContain('/media/frames/800x384/alder-havana-front.avif 800w');
    expect([image().width, image().getAttribute('height'), image().loading]).toEqual([
      expect.any(Number),
      '576',
      'lazy',
    ]);
    rerender(show({ priority: true }));
    expect([image().loading, image().fetchPriority]).toEqual(['eager', 'high']);
  });

  test('UI-06 a thumbnail uses the smallest file that is sharp at its size', () => {
    render(show({ src: URL.replace('628x301', '100x100'), sizes: '96px' }));
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Alder' });
    expect(image.srcset.split(', ')).toEqual([
      '/media/frames/100x100/alder-havana-front.avif 100w',
      '/media/frames/400x192/alder-havana-front.avif 400w',
    ]);
    expect(image.sizes).toBe('96px');
  });

  test('screen readers skip the second view', () => {
    const { container } = render(show({ hoverSrc: '/media/frames/628x301/alder-havana-angle.avif' }));
    expect(container.querySelector('.shot-hover')?.getAttribute('alt')).toBe('');
  });
});
