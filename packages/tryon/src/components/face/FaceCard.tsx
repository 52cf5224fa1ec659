import { reasonOf } from '@lunette/api-client';
import { Button, Dialog, Message, Num, Tag, TextField } from '@lunette/ui-kit';
import { useState, type FormEvent } from 'react';
import { useDeleteProfileMutation, useNameProfilesMutation, useSetDefaultMutation } from '../../api/tryon.ts';
import type { FaceProfile } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { forgetGuestFace } from './faceCookies.ts';
import { FacePicture } from './FacePicture.tsx';

/** One face with its measures and its actions. */
export function FaceCard({ profile }: { profile: FaceProfile }) {
  const t = useText();
  const { dittoId, name, isDefault, faceWidth, pd, errorMm } = profile;
  const [asks, setAsks] = useState<'name' | 'delete' | null>(null);
  const [choose, choosing] = useSetDefaultMutation();
  const close = () => setAsks(null);
  return (
    <li className="grid content-start gap-3 rounded-sheet border border-line bg-surface p-4">
      <FacePicture dittoId={dittoId} name={name} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="display min-w-0 text-22 break-words">{name}</h2>
        {isDefault && <Tag tone="fit">{t('tryon.face-default')}</Tag>}
      </div>
      <p className="text-14 text-ink-soft">
        {t.rich('tryon.measured', {
          face: <Num key="face">{faceWidth}</Num>,
          pd: <Num key="pd">{pd}</Num>,
          error: <Num key="error">{errorMm}</Num>,
        })}
      </p>
      {choosing.error && <Message tone="bad">{reasonOf(choosing.error, t('tryon.some-error'))}</Message>}
      <div className="flex flex-wrap gap-2">
        {!isDefault && (
          <Button
            size="s"
            kind="second"
            loading={choosing.isLoading}
            onClick={() => void choose({ params: { dittoId } })}
          >
            {t('tryon.face-use')}
          </Button>
        )}
        <Button
          size="s"
          kind="quiet"
          aria-label={t('tryon.face-rename-of', { name })}
          onClick={() => setAsks('name')}
        >
          {t('tryon.face-rename')}
        </Button>
        <Button
          size="s"
          kind="quiet"
          aria-label={t('tryon.face-delete-of', { name })}
          onClick={() => setAsks('delete')}
        >
          {t('tryon.face-delete')}
        </Button>
      </div>
      <DeleteFace profile={profile} open={asks === 'delete'} onClose={close} />
      <Dialog open={asks === 'name'} onClose={close} title={t('tryon.face-rename-of', { name })}>
        <RenameFace profile={profile} onDone={close} />
      </Dialog>
    </li>
  );
}

interface DeleteFaceProps {
  profile: FaceProfile;
  open: boolean;
  onClose: () => void;
}

/** Asks whether to delete a face. It stays open until the list no longer has the face. */
function DeleteFace({ profile: { dittoId, name }, open, onClose }: DeleteFaceProps) {
  const t = useText();
  const [remove, { isLoading, isSuccess, error, reset }] = useDeleteProfileMutation();
  const forget = async () => {
    const { data } = await remove({ params: { dittoId } });
    if (data) forgetGuestFace(dittoId);
  };
  const keep = () => {
    onClose();
    reset();
  };
  return (
    <Dialog open={open} onClose={keep} title={t('tryon.face-delete-ask', { name })}>
      {error && (
        <Message tone="bad" className="mb-4">
          {reasonOf(error, t('tryon.some-error'))}
        </Message>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="danger" loading={isLoading || isSuccess} onClick={() => void forget()}>
          {t('tryon.face-delete-yes')}
        </Button>
        <Button kind="second" onClick={keep}>
          {t('tryon.face-keep')}
        </Button>
      </div>
    </Dialog>
  );
}

function RenameFace({ profile, onDone }: { profile: FaceProfile; onDone: () => void }) {
  const t = useText();
  const [name, setName] = useState(profile.name);
  const [asked, setAsked] = useState(false);
  const [rename, { isLoading, error }] = useNameProfilesMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || isLoading) return;
    const { data } = await rename({ body: { dittoNameObj: { [profile.dittoId]: name.trim() } } });
    if (data) onDone();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <TextField
        label={t('tryon.face-name')}
        maxLength={40}
        value={name}
        error={asked && name.trim() === '' ? t('tryon.face-name-missing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {error && <Message tone="bad">{reasonOf(error, t('tryon.some-error'))}</Message>}
      <Button type="submit" loading={isLoading}>
        {t('tryon.save')}
      </Button>
    </form>
  );
}
