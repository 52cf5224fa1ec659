import { reasonOf } from '@lunette/api-client';
import { Button, useToast } from '@lunette/ui-kit';
import { Heart } from 'lucide-react';
import { useAddToWishlistMutation } from '../../api/wishlist.ts';
import { useProductText } from '../../productText.ts';

/** Props of `MoveToWishlistButton`. */
export interface MoveToWishlistButtonProps {
  productId: string;
  /** The name of the goods. */
  name: string;
  /** Called when the goods are in the wishlist, so that the caller can remove them from its own list. */
  onMoved: () => void;
}

/** Adds goods of another list to the wishlist; the other list then removes them. On a phone the button is only a heart. */
export function MoveToWishlistButton({ productId, name, onMoved }: MoveToWishlistButtonProps) {
  const t = useProductText();
  const toast = useToast();
  const [add, { isLoading }] = useAddToWishlistMutation();

  async function press() {
    if (isLoading) return;
    const { error } = await add({ body: { productId } });
    if (error) toast({ kind: 'error', text: reasonOf(error, t('catalog.wish-move-failed')) });
    else onMoved();
  }

  return (
    <Button
      kind="quiet"
      size="s"
      icon={<Heart aria-hidden />}
      loading={isLoading}
      aria-label={t('catalog.wish-move-line', { name })}
      onClick={() => void press()}
    >
      <span className="max-tablet:hidden">{t('catalog.wish-move')}</span>
    </Button>
  );
}
