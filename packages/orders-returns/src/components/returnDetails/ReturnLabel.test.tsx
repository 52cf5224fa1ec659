import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { Toaster } from '@lunette/ui-kit';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paperContract } from '../../contract/paper.ts';
import { returnContract } from '../../contract/return/return.ts';
import messages from '../../locales/returns/en.json';
import { aReturn } from '../../testing/returns.ts';
import { ReturnLabel } from './ReturnLabel.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('RET-07 the label is downloaded as a PDF; an error shows its reason, and the label can be requested again', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  let asked = 0;
  const gateway = testGateway()
    .on(returnContract.getReturnLabel, () => ({
      groupId: '40218077',
      status: 'ready' as const,
      code: 'R40218077',
      address: 'Pune',
      qr: { size: 1, path: 'M0 0h1v1h-1z' },
    }))
    .on(paperContract.getReturnLabelPaper, ({ params }) => {
      if ((asked += 1) === 1) throw new Refusal(409, 'no_label', 'This return has no label to print.');
      return { fileName: `return-R${params.groupId}.pdf`, pdf: btoa('%PDF-1.7') };
    });
  render(
    <TestTexts messages={messages}>
      <TestStore store={gateway.store()}>
        <Toaster>
          <ReturnLabel orderReturn={aReturn()}>{null}</ReturnLabel>
        </Toaster>
      </TestStore>
    </TestTexts>,
  );
  const button = await screen.findByRole('button', { name: 'Download the label' });
  await userEvent.click(button);
  expect(await screen.findByText('This return has no label to print.')).toBeTruthy();
  await userEvent.click(button);
  await vi.waitFor(() => expect(saved).toEqual([`return-R${aReturn().groupId}.pdf`]));
  expect(screen.queryByText('This return has no label to print.')).toBeNull();
});
