import { reasonOf } from '@lunette/api-client';
import { Button, Message, SelectField } from '@lunette/ui-kit';
import { useSetDefaultMutation } from '../../api/tryon.ts';
import type { FaceProfile } from '../../contract/index.ts';
import { useText } from '../../text.ts';

interface FaceChoiceProps {
  profiles: FaceProfile[];
  /** The default face. */
  face: FaceProfile;
  onAdd: () => void;
}

/** The choice of the face that wears the frames, with a button that adds one. */
export function FaceChoice({ profiles, face, onAdd }: FaceChoiceProps) {
  const t = useText();
  const [choose, { error }] = useSetDefaultMutation();
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('tryon.compare-face')}
          className="min-w-[200px]"
          value={face.dittoId}
          onChange={({ target }) => void choose({ params: { dittoId: target.value } })}
        >
          {profiles.map(({ dittoId, name }) => (
            <option key={dittoId} value={dittoId}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button kind="second" onClick={onAdd}>
          {t('tryon.face-add')}
        </Button>
      </div>
      {error && <Message tone="bad">{reasonOf(error, t('tryon.some-error'))}</Message>}
    </>
  );
}
