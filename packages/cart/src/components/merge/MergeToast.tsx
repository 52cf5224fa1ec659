import { paths } from '@lunette/api-client';
import { useToast } from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../text.ts';

/** A toast, on every page but the cart, that a sign-in has merged two bags, with a link to the cart. */
export function MergeToast({ mergeId }: { mergeId: string }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shownMergeId = useRef<string | null>(null);
  useEffect(() => {
    if (shownMergeId.current === mergeId) return;
    shownMergeId.current = mergeId;
    if (pathname !== paths.cart())
      toast({
        kind: 'update',
        text: t('cart.merge-toast'),
        action: { label: t('cart.see-bag'), onPress: () => void navigate(paths.cart()) },
      });
  }, [mergeId, pathname, navigate, t, toast]);
  return null;
}
