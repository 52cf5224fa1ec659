import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestTexts } from '../../testing/stories.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

test('SHELL-05 a skeleton shows six blank cards by default', () => {
  const { container, rerender } = render(<CardSkeleton />, { wrapper: TestTexts });
  expect(container.querySelectorAll('.goods-card')).toHaveLength(6);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  rerender(<CardSkeleton count={3} />);
  expect(container.querySelectorAll('.goods-card')).toHaveLength(3);
});
