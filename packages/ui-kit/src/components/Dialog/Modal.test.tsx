import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../styles/theme.css';
import { TestTexts } from '../../testing/stories.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Toaster } from '../Toaster/Toaster.tsx';
import { useToast } from '../Toaster/useToast.ts';
import { Dialog } from './Dialog.tsx';

const FORMS = { Dialog, Panel, Sheet };

function Scene({ form, stubborn = false }: { form: keyof typeof FORMS; stubborn?: boolean }) {
  const [open, setOpen] = useState(false);
  const Form = FORMS[form];
  return (
    <TestTexts>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Form open={open} onClose={() => setOpen(stubborn)} title="Select lenses">
        <button type="button">Inside</button>
      </Form>
      <div style={{ height: 3000 }} />
    </TestTexts>
  );
}

function Two() {
  const [count, setCount] = useState(2);
  return (
    <TestTexts>
      <Panel open={count > 0} onClose={() => setCount(0)} title="Bag">
        Bag
      </Panel>
      <Dialog open={count > 1} onClose={() => setCount(1)} title="Remove?">
        Alder
      </Dialog>
    </TestTexts>
  );
}

async function open(form: keyof typeof FORMS, stubborn?: boolean) {
  const view = render(<Scene form={form} stubborn={stubborn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Select lenses' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return { ...view, dialog };
}

const isClosed = (dialog: HTMLDialogElement) => waitFor(() => expect(dialog.open).toBe(false));

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
});

describe.each(['Dialog', 'Panel', 'Sheet'] as const)('%s', (form) => {
  test('UI-04 modals close on Escape and give the focus back', async () => {
    const { dialog } = await open(form);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isClosed(dialog);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  test('UI-04 a press on the backdrop closes the modal, a press inside does not', async () => {
    const { dialog } = await open(form);
    await userEvent.click(screen.getByRole('button', { name: 'Inside' }));
    expect(dialog.open).toBe(true);
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
    await isClosed(dialog);
  });

  test('UI-04 the page behind an open modal does not scroll', async () => {
    const { dialog } = await open(form);
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await isClosed(dialog);
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });
});

const goBack = async () => {
  const left: unknown = history.state;
  history.back();
  await waitFor(() => expect(history.state).not.toBe(left));
};

/** The state of the page's own history entry, whatever dialogs were open. */
const pageState = () => (history.state as { name?: string } | null)?.name;

describe('the Back button', () => {
  beforeEach(() => {
    history.pushState({ name: 'before' }, '');
    history.pushState({ name: 'page' }, '');
  });

  test('UI-04 Back closes the open dialog and leaves the page where it is', async () => {
    const { dialog } = await open('Panel');
    await goBack();
    await isClosed(dialog);
    expect(pageState()).toBe('page');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  test('a dialog that was closed in another way needs no extra Back', async () => {
    const { dialog } = await open('Sheet');
    await userEvent.keyboard('{Escape}');
    await isClosed(dialog);
    await goBack();
    await waitFor(() => expect(pageState()).toBe('before'));
  });

  test('a page that is opened from a dialog takes its history entry', async () => {
    const { dialog } = await open('Sheet');
    await userEvent.keyboard('{Escape}');
    await isClosed(dialog);
    history.pushState({ name: 'next' }, '');
    await goBack();
    expect(pageState()).toBe('page');
    await goBack();
    expect(pageState()).toBe('before');
  });

  test('a router gets events for pages, but none between the history entries of one page', async () => {
    const heard: unknown[] = [];
    const listening = new AbortController();
    addEventListener('popstate', ({ state }) => heard.push((state as { name: string }).name), {
      signal: listening.signal,
    });
    const { dialog } = await open('Panel');
    await goBack();
    await isClosed(dialog);
    expect(heard).toEqual([]);
    await goBack();
    expect(heard).toEqual(['before']);
    listening.abort();
  });

  test('of two open dialogs, Back closes the upper one first', async () => {
    render(<Two />);
    const [under, above] = screen.getAllByRole<HTMLDialogElement>('dialog', { hidden: true });
    await goBack();
    await waitFor(() => expect(above?.open).toBe(false));
    expect(under?.open).toBe(true);
    await goBack();
    await waitFor(() => expect(under?.open).toBe(false));
    expect(pageState()).toBe('page');
  });

  test('if the owner keeps the dialog open, the next Back asks it again', async () => {
    const { dialog } = await open('Panel', true);
    await goBack();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await goBack();
    expect(dialog.open).toBe(true);
    expect(pageState()).toBe('page');
  });
});

test('UI-04 Escape only asks to close: the dialog stays open if its owner keeps it open', async () => {
  const { dialog } = await open('Panel', true);
  await userEvent.keyboard('{Escape}');
  expect(dialog.open).toBe(true);
});

test('when an open dialog is unmounted, the page can scroll again', async () => {
  const { unmount } = await open('Sheet');
  unmount();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

function Offer() {
  const toast = useToast();
  const [offered, setOffered] = useState(true);
  const accept = () => {
    setOffered(false);
    toast({ text: 'Accepted', kind: 'update' });
  };
  return (
    offered && (
      <Panel open onClose={() => setOffered(false)} title="Offer">
        <button type="button" onClick={accept}>
          Accept
        </button>
      </Panel>
    )
  );
}

function Bag({ onUndo }: { onUndo: () => void }) {
  const toast = useToast();
  const [open, setOpen] = useState(true);
  const remove = () => toast({ text: 'Removed', kind: 'update', action: { label: 'Undo', onPress: onUndo } });
  return (
    <Panel open={open} onClose={() => setOpen(false)} title="Bag">
      <button type="button" onClick={remove}>
        Remove
      </button>
    </Panel>
  );
}

describe('a message that appears while a dialog is open', () => {
  const bag = async (onUndo: () => void) => {
    render(
      <TestTexts>
        <Toaster>
          <Bag onUndo={onUndo} />
        </Toaster>
      </TestTexts>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Bag' });
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    return dialog;
  };

  test('can be answered, and the dialog stays open', async () => {
    let undone = false;
    const dialog = await bag(() => (undone = true));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(true);
    expect(dialog.open).toBe(true);
  });

  test('stays when the dialog is closed, and can be answered then', async () => {
    let undone = false;
    const dialog = await bag(() => (undone = true));
    await userEvent.keyboard('{Escape}');
    await isClosed(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(true);
  });

  test('is shown when the press that causes it also removes the dialog', async () => {
    render(
      <TestTexts>
        <Toaster>
          <Offer />
        </Toaster>
      </TestTexts>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.getByRole('log').matches(':popover-open')).toBe(true));
    expect(screen.getByRole('log').textContent).toContain('Accepted');
  });
});
