import { Button, EmptyState, lazyDialog, Message, Skeleton } from '@lunette/ui-kit';
import { ScanFace } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '@lunette/api-client';
import { Link } from 'react-router';
import { useGetProfilesQuery } from '../../api/tryon.ts';
import { useText } from '../../text.ts';
import { FrameLook } from './FrameLook.tsx';

const AddFace = lazyDialog(async () => (await import('../face/AddFace.tsx')).AddFace);

/** A frame on the shopper's own face, for a product's page: the picture, or a button to add a face. */
export function TryOn({ productId, name }: { productId: string; name: string }) {
  const t = useText();
  const { data, error } = useGetProfilesQuery();
  const [adds, setAdds] = useState(false);
  return (
    <div className="grid gap-4">
      {!data && error && <Message tone="bad">{reasonOf(error, t('tryon.face-offline'))}</Message>}
      {!data && !error && <Skeleton className="aspect-[5/4] w-full" />}
      {data?.profiles.length === 0 && (
        <EmptyState
          title={t('tryon.look-none')}
          text={t('tryon.look-none-text')}
          action={
            <Button icon={<ScanFace />} onClick={() => setAdds(true)}>
              {t('tryon.face-add')}
            </Button>
          }
        />
      )}
      {data?.defaultDittoId && (
        <>
          <FrameLook productId={productId} name={name} dittoId={data.defaultDittoId} />
          <Button as={Link} to="/compare-looks" kind="second" className="justify-self-start">
            {t('tryon.compare-link')}
          </Button>
        </>
      )}
      <AddFace open={adds} onClose={() => setAdds(false)} />
    </div>
  );
}
