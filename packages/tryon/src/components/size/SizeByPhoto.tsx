import { reasonOf } from '@lunette/api-client';
import { Button, Message, Num, useLocale } from '@lunette/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useMeasureFrameSizeMutation, useMeasurePdMutation } from '../../api/tryon.ts';
import { useText } from '../../text.ts';
import { FaceMarker } from '../face/FaceMarker.tsx';
import { PhotoChooser } from '../face/PhotoChooser.tsx';
import { SizeResult } from './SizeResult.tsx';
import { useFacePhoto } from '../face/useFacePhoto.ts';
import { useStoreSize } from './useStoreSize.tsx';

/** Finds a size with a photo. The photo is measured and not stored; only the width is stored. */
export function SizeByPhoto() {
  const t = useText();
  const face = useFacePhoto();
  const [measure, measuring] = useMeasureFrameSizeMutation();
  const [measurePd, pd] = useMeasurePdMutation();
  const { save, isSaving, note } = useStoreSize('photo');
  const busy = measuring.isLoading || isSaving;
  const send = async () => {
    const form = face.form();
    if (!form || busy) return;
    const { data } = await measure({ query: {}, body: form });
    if (!data) return;
    if (face.hasCard) void measurePd({ body: form });
    await save(data);
  };
  const again = () => {
    measuring.reset();
    pd.reset();
  };
  if (measuring.data)
    return (
      <SizeResult
        {...measuring.data}
        note={
          <>
            {pd.data && <PupilsApart {...pd.data.faces.attributes.pd} />}
            {pd.error && <Message tone="warn">{reasonOf(pd.error, t('tryon.some-error'))}</Message>}
            {note}
          </>
        }
        action={
          <Button kind="second" onClick={again}>
            {t('tryon.back')}
          </Button>
        }
      />
    );
  return (
    <div className="grid gap-6">
      <PhotoChooser face={face} />
      <p className="text-14 text-ink-soft">{t('tryon.photo-not-kept')}</p>
      <FaceMarker face={face} />
      {measuring.error && <Message tone="bad">{reasonOf(measuring.error, t('tryon.some-error'))}</Message>}
      <div className="flex flex-wrap gap-3">
        <Button as={Link} kind="second" to="/frame-size" icon={<ArrowLeft className="rtl:-scale-x-100" />}>
          {t('tryon.back')}
        </Button>
        {face.photo && (
          <Button
            loading={busy}
            off={face.measures ? undefined : t(face.isPdWrong ? 'tryon.marks-pd-check' : 'tryon.marks-title')}
            onClick={() => void send()}
          >
            {t('tryon.measure')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The pupillary distance, which some prescriptions omit. */
function PupilsApart({ value, errorMm }: { value: number; errorMm: number }) {
  const t = useText();
  const { number } = useLocale();
  return (
    <p>
      {t.rich('tryon.your-pd', {
        mm: <Num key="mm">{number(value)}</Num>,
        error: <Num key="error">{number(errorMm)}</Num>,
      })}
    </p>
  );
}
