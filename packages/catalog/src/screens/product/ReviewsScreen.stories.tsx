import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { contentShown } from '@lunette/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewForm } from '../../components/reviews/ReviewForm.tsx';
import { aReview, aReviewOf, aReviewPicture, aStoreReview } from '../../testing/fixtures/index.ts';
import { reviewContract } from '../../contract/index.ts';
import { reviewGateway } from '../../testing/reviewGateway.ts';
import { ReviewsScreen } from './ReviewsScreen.tsx';

interface Args {
  gateway: () => TestGateway;
  rating?: number;
}

const PICTURES = [30, 150, 260].map(aReviewPicture);
const nothing = () => undefined;

const meta = {
  title: 'Screens/Reviews',
  parameters: { controls: { disable: true } },
  args: { gateway: () => reviewGateway() },
  render: ({ gateway, rating }) => (
    <TestGatewayStore gateway={gateway}>
      <main>
        <ReviewsScreen rating={rating} page={0} />
      </main>
    </TestGatewayStore>
  ),
  play: contentShown,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const WithPictures: Story = {
  args: {
    gateway: () =>
      reviewGateway().on(reviewContract.getStoreReviews, () => ({
        title: 'What wearers say',
        description: 'Reviews of everything.',
        reviews: [0, 1, 2].map((index) =>
          aStoreReview({ ...aReviewOf(index), pictures: PICTURES.slice(index) }),
        ),
        count: 3,
        average: 4.6,
        ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating > 3 ? 6 - rating : 0 })),
      })),
  },
};
export const NoneOfThat: Story = { args: { rating: 1 } };
export const Unreachable: Story = {
  args: {
    gateway: () =>
      reviewGateway().on(reviewContract.getStoreReviews, () => {
        throw new TypeError('offline');
      }),
  },
};

const form: Story['render'] = ({ gateway }) => (
  <TestGatewayStore gateway={gateway}>
    <main>
      <ReviewForm productId="100101" isSignedIn onSignIn={nothing} onWritten={nothing} />
    </main>
  </TestGatewayStore>
);
export const Writing: Story = { render: form };
export const WritingAsGuest: Story = {
  render: form,
  args: { gateway: () => reviewGateway({ isGuest: true }) },
};
export const WritingAgain: Story = {
  render: form,
  args: {
    gateway: () => reviewGateway({ own: aReview({ status: 'held', pictures: PICTURES.slice(1) }) }),
  },
};
