import { isMissing, reasonOf } from '@lunette/api-client';
import { useEffect, useRef, useState } from 'react';
import {
  useGetPrescriptionPictureQuery,
  useSendPrescriptionPictureMutation,
} from '../../api/prescription.ts';
import { pictureFault, type PictureFault } from '@lunette/ui-kit';
import { useEntryText } from '../../text.ts';

/** The picture of a prescription: the sent one, one that is being sent, or why it was not sent. */
export interface PictureUpload {
  /** Whether a picture was sent and is still stored. */
  isSent: boolean;
  /** Whether a sent picture is no longer stored. */
  isLost: boolean;
  isSending: boolean;
  /** The chosen file, while it is shown. */
  file: File | null;
  /** The address of a picture from an earlier visit; null while it loads. */
  stored: string | null;
  /** What is wrong with the chosen file, or why the picture was not sent or not loaded, as text. */
  fault: string | null;
  choose: (file: File) => void;
  /** Sends the same file again, or loads the picture again; null if that would not help. */
  retry: (() => void) | null;
  remove: () => void;
  /** Called when the browser cannot show the chosen file. */
  onUnshown: () => void;
}

interface PictureUploadOptions {
  /** The name of the sent picture; null without one. */
  name: string | null;
  /** Whether the picture is shown; one from an earlier visit is not loaded before. */
  isShown: boolean;
  onName: (name: string | null) => void;
}

/** Sends a picture when it is chosen. The one before stays until another was sent. */
export function usePictureUpload({ name, isShown, onName }: PictureUploadOptions): PictureUpload {
  const t = useEntryText();
  const [send, { isLoading, error, reset }] = useSendPrescriptionPictureMutation();
  const [chosen, setChosen] = useState<File | null>(null);
  const [sent, setSent] = useState<{ name: string; file: File | null } | null>(null);
  const [wrong, setWrong] = useState<PictureFault | null>(null);
  const [unshown, setUnshown] = useState<File | null>(null);
  const isGone = useIsGone();
  const current = name !== null && sent?.name === name ? sent.file : null;
  const loaded = useGetPrescriptionPictureQuery(
    { params: { imageFileName: name ?? '' } },
    { skip: !isShown || name === null || (current !== null && current !== unshown) },
  );
  const isLost = name !== null && isMissing(loaded.error);

  const begin = async (file: File) => {
    const { data } = await send({ body: { file } });
    if (!data || isGone.current) return;
    setSent({ name: data.imageFileName, file });
    onName(data.imageFileName);
  };
  const choose = (file: File) => {
    const found = pictureFault(file);
    setWrong(found);
    if (found) return reset();
    setChosen(file);
    return void begin(file);
  };
  const remove = () => {
    reset();
    setWrong(null);
    setChosen(null);
    onName(null);
  };
  const failed = wrong === null && error !== undefined;
  const shown = isLoading || name === null ? (isLoading || failed ? chosen : null) : current;
  const fault = () => {
    if (wrong) return t(`picture.fault.${wrong}`);
    if (error) return reasonOf(error, t('picture.offline'));
    if (isLost) return t('picture.lost');
    return loaded.error ? reasonOf(loaded.error, t('picture.not-loaded')) : null;
  };
  const retry = () => {
    if (failed && chosen) return () => void begin(chosen);
    return wrong === null && loaded.error && !isLost ? () => void loaded.refetch() : null;
  };
  return {
    isSent: name !== null && !isLost,
    isLost,
    isSending: isLoading,
    file: shown === unshown ? null : shown,
    stored: loaded.currentData ?? null,
    fault: isLoading ? null : fault(),
    choose,
    retry: isLoading || loaded.isFetching ? null : retry(),
    remove,
    onUnshown: () => setUnshown(shown),
  };
}

/** Whether the component was removed, so that the answer of a call comes too late. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
