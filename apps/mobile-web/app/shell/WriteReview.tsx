import { useAppDispatch } from '@lunette/api-client';
import { useTexts } from '@lunette/app-server/page';
import { ReviewForm } from '@lunette/catalog';
import { signInOpened } from '@lunette/session';

/** The form of a review with its words; a guest is asked to sign in first. */
export function WriteReview(props: { productId: string; onWritten: () => void }) {
  useTexts('reviews');
  const dispatch = useAppDispatch();
  return <ReviewForm {...props} onSignIn={() => dispatch(signInOpened({ tab: 'sign-in' }))} />;
}
