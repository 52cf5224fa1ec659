import { paths } from '@lunette/api-client';
import { useToast } from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../text.ts';

/** Says on any other page than that of the cart that a sign-in has made two bags one, and leads there. */
export function MergeToast({ mergeId }: { mergeId: string }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (said.current === mergeId) return;
    said.current = mergeId;
    if (pathname !== paths.cart())
      toast({
        kind: 'update',
        text: t('cart.merge-toast'),
        action: { label: t('cart.see-bag'), onPress: () => void navigate(paths.cart()) },
      });
  }, [mergeId, pathname, navigate, t, toast]);
  return null;
}
