import { Skeleton } from '@lunette/ui-kit';
import { ScanFace } from 'lucide-react';
import { useEffect } from 'react';
import { useGetAuthQuery, useGetFrontalQuery } from '../../api/tryon.ts';
import { useText } from '../../text.ts';
import { noteProof } from './faceCookies.ts';

/** The face of a profile; the gateway returns it only for its owner's access key (TRY-02). */
export function FacePicture({ dittoId, name }: { dittoId: string; name: string }) {
  const t = useText();
  const { data: proof, error } = useGetAuthQuery({ params: { dittoId } });
  const picture = useGetFrontalQuery(
    { params: { dittoId }, proof: proof ?? { accessCode: '', signature: '' } },
    { skip: !proof },
  );
  useEffect(() => {
    if (proof) noteProof(proof);
  }, [proof]);
  const look = 'aspect-[5/4] w-full rounded-control';
  if (picture.data)
    return (
      <img
        src={picture.data}
        width={300}
        height={240}
        alt={t('tryon.face-picture', { name })}
        className={`${look} object-cover`}
      />
    );
  if (error || picture.error)
    return (
      <span className={`${look} grid place-items-center bg-sunk text-ink-soft`}>
        <ScanFace aria-hidden />
      </span>
    );
  return <Skeleton className={look} />;
}
