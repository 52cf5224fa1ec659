import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TestTexts } from '../../testing/stories.tsx';
import { Button } from './Button.tsx';

test('a button without `off` shows its label and can be pressed, whatever value `off` has', () => {
  for (const off of [false, undefined, null, '']) {
    const press = vi.fn();
    const { unmount } = render(
      <TestTexts>
        <Button off={off} iconEnd={<span data-testid="end" />} onClick={press}>
          Select lenses
        </Button>
      </TestTexts>,
    );
    const button = screen.getByRole('button', { name: 'Select lenses' });
    expect(button.textContent).toBe('Select lenses');
    expect(screen.getByTestId('end')).toBeTruthy();
    fireEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
    unmount();
  }
});

test('a button with `off` shows the reason in place of its label and cannot be pressed', () => {
  const press = vi.fn();
  render(
    <TestTexts>
      <Button off="Choose a colour" onClick={press}>
        Select lenses
      </Button>
    </TestTexts>,
  );
  const button = screen.getByRole('button', { name: 'Choose a colour' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});
