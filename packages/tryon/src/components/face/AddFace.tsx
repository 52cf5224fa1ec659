import { codeOf, reasonOf } from '@lunette/api-client';
import { Button, Checkbox, Message, Panel, TextField } from '@lunette/ui-kit';
import { useState } from 'react';
import { useUploadMutation } from '../../api/tryon.ts';
import { useText } from '../../text.ts';
import { noteGuestFace } from './faceCookies.ts';
import { FaceMarker } from './FaceMarker.tsx';
import { PhotoChooser } from './PhotoChooser.tsx';
import { useFacePhoto } from './useFacePhoto.ts';

interface AddFaceProps {
  open: boolean;
  onClose: () => void;
}

/** Adds a face: consent, photo, marks, name. Nothing is sent before all of them are given. */
export function AddFace({ open, onClose }: AddFaceProps) {
  const t = useText();
  return (
    <Panel open={open} onClose={onClose} title={t('tryon.face-add')} width={600}>
      <AddFaceForm onDone={onClose} />
    </Panel>
  );
}

function AddFaceForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const face = useFacePhoto();
  const [name, setName] = useState('');
  const [consent, setConsent] = useState(false);
  const [asked, setAsked] = useState(false);
  const [upload, { isLoading, error }] = useUploadMutation();
  const save = async () => {
    setAsked(true);
    const form = face.form();
    if (!form || !consent || name.trim() === '' || isLoading) return;
    const { data } = await upload({ body: { ...form, name: name.trim(), consent: 'yes' } });
    if (!data) return;
    noteGuestFace(data.id.slice(0, 14));
    onDone();
  };
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Checkbox checked={consent} onChange={(event) => setConsent(event.target.checked)}>
          {t('tryon.consent')}
        </Checkbox>
        <p className="text-14 text-ink-soft">{t('tryon.consent-text')}</p>
        {asked && !consent && <Message tone="bad">{t('tryon.consent-missing')}</Message>}
      </div>
      <PhotoChooser face={face} />
      <FaceMarker face={face} />
      {face.photo && (
        <>
          <TextField
            label={t('tryon.face-name')}
            hint={t('tryon.face-name-hint')}
            maxLength={40}
            value={name}
            error={asked && name.trim() === '' ? t('tryon.face-name-missing') : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          {error && codeOf(error) !== 'cancelled' && (
            <Message tone="bad">{reasonOf(error, t('tryon.some-error'))}</Message>
          )}
          <Button
            loading={isLoading}
            off={face.measures ? undefined : t(face.isPdWrong ? 'tryon.marks-pd-check' : 'tryon.marks-title')}
            onClick={() => void save()}
          >
            {t('tryon.face-save')}
          </Button>
        </>
      )}
    </div>
  );
}
