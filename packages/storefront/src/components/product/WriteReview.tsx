import { useAppDispatch, useAppSelector } from '@lunette/api-client';
import { useTexts } from '@lunette/app-server/page';
import { ReviewForm } from '@lunette/catalog';
import { selectSignIn, signInOpened } from '@lunette/session';

/** The form of a review with its texts; a guest is asked to sign in first. */
export function WriteReview(props: { productId: string; onWritten: () => void }) {
  useTexts('reviews');
  const dispatch = useAppDispatch();
  const { isLogined } = useAppSelector(selectSignIn);
  return (
    <ReviewForm
      {...props}
      isSignedIn={isLogined}
      onSignIn={() => dispatch(signInOpened({ tab: 'sign-in' }))}
    />
  );
}
