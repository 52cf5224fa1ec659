import { reasonOf, statusOf, tabStorage } from '@lunette/api-client';
import { fieldsOf, useEntries } from '@lunette/session';
import {
  Button,
  ErrorState,
  FocusGuard,
  Message,
  Num,
  PhotoField,
  Skeleton,
  TextArea,
  TextField,
} from '@lunette/ui-kit';
import { useState } from 'react';
import type { Review } from '../../contract/index.ts';
import { REVIEW_TEXT } from '../../rules/reviewText.ts';
import { useGetOwnReviewQuery, useWriteReviewMutation } from '../../api/review.ts';
import { useReviewText } from '../../reviewText.ts';
import { StarChoice } from './StarChoice.tsx';
import { useReviewPictures, type ReviewUploads } from './useReviewPictures.ts';

/** The most pictures of a review; the call refuses more. */
const MOST_PICTURES = 3;

/** Props of `ReviewForm`. */
export interface ReviewFormProps {
  productId: string;
  isSignedIn: boolean;
  /** Called when a guest wants to sign in. */
  onSignIn: () => void;
  /** Called after a review was sent: it is published, or held until staff have read it. */
  onWritten: () => void;
}

/** The form that writes a review or changes the customer's own one. A guest reads why a sign-in is needed. */
export function ReviewForm(props: ReviewFormProps) {
  return (
    <FocusGuard>
      <FormOrNote {...props} />
    </FocusGuard>
  );
}

function FormOrNote({ productId, isSignedIn, onSignIn, onWritten }: ReviewFormProps) {
  const t = useReviewText();
  const { data, error, isFetching, refetch } = useGetOwnReviewQuery(
    { params: { productId } },
    { skip: !isSignedIn },
  );
  const [isDone, setDone] = useState(false);
  const state = data?.review?.status ?? 'published';
  if (isDone)
    return (
      <div className="grid justify-items-start gap-3">
        <Message tone={state === 'held' ? 'info' : 'good'}>
          {t(state === 'held' ? 'reviews.thanks-held' : 'reviews.thanks')}
        </Message>
        <Button kind="second" size="s" onClick={() => setDone(false)}>
          {t('reviews.again')}
        </Button>
      </div>
    );
  if (!isSignedIn || statusOf(error) === 403)
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          <b className="block font-semibold">{t('reviews.sign-in-title')}</b>
          <span className="text-14 text-ink-soft">{t('reviews.sign-in-text')}</span>
        </p>
        <Button size="s" onClick={onSignIn}>
          {t('reviews.sign-in')}
        </Button>
      </div>
    );
  // An empty form would replace an earlier review that could not be read, and delete its pictures.
  if (error && !data)
    return (
      <ErrorState
        title={t('reviews.own-failed')}
        text={reasonOf(error, t('reviews.unreachable'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-80 w-full" />;
  const published = () => {
    setDone(true);
    onWritten();
  };
  return (
    <div className="grid gap-4">
      {state !== 'published' && (
        <Message tone={state === 'held' ? 'info' : 'warn'}>{t(`reviews.is-${state}`)}</Message>
      )}
      <Entries productId={productId} own={data.review} onPublished={published} />
    </div>
  );
}

type Field = 'rating' | 'title' | 'text' | 'pictures';

interface EntriesProps {
  productId: string;
  own: Review | null;
  onPublished: () => void;
}

function Entries({ productId, own, onPublished }: EntriesProps) {
  const t = useReviewText();
  const { form, faults, read, show } = useEntries<Field>();
  // What was typed survives a reload. The form stays when another colour is chosen, and so does its draft.
  const [draft] = useState(() => tabStorage<Partial<Record<Field, string>>>(`review.${productId}`));
  const [typed] = useState(draft.read);
  const [write, { isLoading }] = useWriteReviewMutation();
  const uploads = useReviewPictures(productId, own?.pictures ?? []);
  const isBusy = isLoading || uploads.isSending;
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    const { rating = '', title = '', text = '' } = read();
    const isFaulty = show({
      rating: rating === '' ? t('reviews.rating-missing') : undefined,
      text: text.trim().length < REVIEW_TEXT.min ? t('reviews.text-short') : undefined,
    });
    if (isFaulty || isBusy) return;
    setFault(null);
    const body = {
      rating: Number(rating),
      title,
      text: encodeURIComponent(text.replace(/\p{Cs}/gu, '')),
      pictures: uploads.photos.map(({ id }) => id),
    };
    const { error } = await write({ params: { productId }, body });
    if (!error) {
      draft.write(null);
      onPublished();
    } else if (!show(fieldsOf(error))) setFault(reasonOf(error, t('reviews.not-sent')));
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('reviews.form')}
      className="grid max-w-text gap-4"
      onChange={() => draft.write(read())}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <StarChoice rating={Number(typed?.rating) || own?.rating} error={faults.rating} />
      <TextField
        name="title"
        label={t('reviews.your-title')}
        optional
        dir="auto"
        maxLength={80}
        defaultValue={typed?.title ?? own?.title}
        error={faults.title}
      />
      <TextArea
        name="text"
        label={t('reviews.your-text')}
        hint={t('reviews.text-hint')}
        rows={5}
        dir="auto"
        maxLength={REVIEW_TEXT.max}
        defaultValue={typed?.text ?? own?.text}
        error={faults.text}
      />
      <OwnPictures uploads={uploads} error={faults.pictures} />
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" className="justify-self-start" loading={isBusy}>
        {t(own ? 'reviews.change' : 'reviews.send')}
      </Button>
    </form>
  );
}

function OwnPictures({ uploads, error }: { uploads: ReviewUploads; error: string | undefined }) {
  const t = useReviewText();
  return (
    <PhotoField
      name="pictures"
      label={t('reviews.your-pictures')}
      optional
      hint={t.rich('reviews.pictures-hint', {
        formats: (
          <Num key="formats" className="whitespace-normal">
            JPEG, PNG, WebP
          </Num>
        ),
      })}
      texts={{
        add: t('reviews.picture-add'),
        adding: t('reviews.picture-adding'),
        photo: (number) => t('reviews.own-picture', { number }),
        remove: (number) => t('reviews.picture-remove', { number }),
      }}
      photos={uploads.photos}
      most={MOST_PICTURES}
      isSending={uploads.isSending}
      error={uploads.fault ?? error}
      onAdd={uploads.add}
      onRemove={uploads.remove}
    />
  );
}
