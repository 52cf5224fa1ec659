import { Refusal, TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { inEnglish } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { browseGateway } from '../testing/browseGateway.ts';
import { categoryContract } from '../contract/index.ts';
import { aCategory } from '../testing/fixtures/index.ts';
import { ListingScreen } from './ListingScreen.tsx';

function Listing({ gateway }: { gateway: () => TestGateway }) {
  return (
    <TestGatewayStore gateway={gateway}>
      <ListingScreen categoryId="2001" />
    </TestGatewayStore>
  );
}

const refuse = (status: number, code: string, detail: string) => () => {
  throw new Refusal(status, code, detail);
};
const SET = '/eyeglasses?frame_size=medium&material=acetate';

const meta = {
  title: 'Screens/Listing',
  component: Listing,
  parameters: { controls: { disable: true }, layout: 'fullscreen', path: '/eyeglasses' },
  args: { gateway: () => browseGateway() },
} satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllEyeglasses: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('15 of 226 colours seen')).toBeVisible();
  }),
};
export const Banner: Story = {
  args: {
    gateway: () => browseGateway({ cat_img_link: '/media/banners/premium-eyeglasses-1600x500.avif' }),
  },
  play: async ({ canvasElement }) => {
    const banner = () => canvasElement.querySelector<HTMLImageElement>('img[src^="/media/banners/"]');
    await waitFor(() => expect(banner()?.naturalWidth).toBeGreaterThan(0));
  },
};
export const FiltersSet: Story = {
  parameters: { path: SET },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Acetate' })).toBeVisible();
  }),
};
export const LaterPage: Story = { parameters: { path: '/eyeglasses?page=3' } };
export const FilterSheet: Story = {
  parameters: { path: SET },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Filters|تصفية)/ }));
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await sheet.findByRole('button', { name: /25/ })).toBeVisible();
  },
};
export const Loading: Story = {
  args: {
    gateway: () =>
      browseGateway().on(categoryContract.getCategory, () => new Promise<never>(() => undefined)),
  },
};
export const Empty: Story = {
  parameters: { path: '/eyeglasses?frame_shape=aviator&material=titanium' },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Remove “Aviator”' })).toBeVisible();
  }),
};
export const NothingInIt: Story = {
  args: { gateway: () => browseGateway({ totalCount: 0, unfilteredCount: 0, filters: [] }) },
};
export const Failed: Story = {
  args: {
    gateway: () =>
      browseGateway().on(
        categoryContract.getCategory,
        refuse(503, 'catalog_unavailable', 'The goods cannot be read now. Please try again in a moment.'),
      ),
  },
};
export const NextPageFailed: Story = {
  args: {
    gateway: () =>
      browseGateway().on(categoryContract.getCategory, ({ query }) =>
        query.page === 0 ? aCategory() : refuse(503, 'catalog_unavailable', 'Not now.')(),
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^(Show the next|اعرض الـ)/ }));
    await expect(await canvas.findByText(/^More products did not load|^لم تُحمَّل/)).toBeVisible();
  },
};
export const BeyondTheLast: Story = {
  args: {
    gateway: () =>
      browseGateway().on(
        categoryContract.getCategory,
        refuse(404, 'page_not_found', 'There are only 16 pages here.'),
      ),
  },
};
