import { reasonOf, useSignOutKey } from '@lunette/api-client';
import {
  ErrorState,
  lazyDialog,
  lazyPart,
  PartFailure,
  useFetchAhead,
  Wrap,
  type FailedPartProps,
} from '@lunette/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { useGetProductQuery } from '../../api/catalog.ts';
import { useLensSelection, type LensesBefore } from '../../components/lenses/useLensSelection.ts';
import { buyingWay, stepsFor } from '../../rules/buyingWay.ts';
import { ProductPage } from '../../components/product/ProductPage.tsx';
import { ProductSkeleton } from '../../components/product/ProductSkeleton.tsx';
import type { RenderBuy } from '../../components/buy/purchaseChoice.ts';
import type { LensPanelProps } from '../../components/lenses/LensPanel.tsx';
import { usePanel, type ProductPanel } from '../../components/buy/usePanel.ts';
import type { Product } from '../../contract/index.ts';
import { forgetPower, usePowerDraft, type PowerBefore } from '../../components/power/usePowerDraft.ts';
import { useProductText } from '../../productText.ts';

const LensPanel = lazyDialog(async () => (await import('../../components/lenses/LensPanel.tsx')).LensPanel);
const PowerEntry = lazyPart(async () => (await import('../../components/power/PowerEntry.tsx')).PowerEntry, {
  Waiting: ProductSkeleton,
  Failed: PowerFailure,
});

/** Props of `ProductScreen`. */
export interface ProductScreenProps {
  productId: string;
  /** Renders the button that buys the choice; it calls `added` when the choice is in the bag. */
  renderBuy: RenderBuy;
  /** Renders the wishlist button beside the name. */
  heart?: (product: Product) => ReactNode;
  /** The width of the shopper's face in millimetres, if known; the page then says how the frame fits. */
  faceWidth?: number;
  /** The try-on of the frame, beside its pictures; it is loaded when it is opened. */
  tryOn?: ComponentType<{ productId: string; name: string }>;
  /** The lenses and power of goods that are exchanged; they are the initial choice. */
  exchanged?: (LensesBefore & PowerBefore) | undefined;
  /** The form that writes a review; without it, reviews can only be read. */
  writeReview?: ComponentType<{ productId: string; onWritten: () => void }>;
  /** The form to be notified when sold-out goods are back. */
  backInStockForm?: ComponentType<{ productId: string }>;
}

/**
 * A product with its pictures, sizes, lenses and power. The choices and entries are kept when the lens panel is closed and,
 * as long as the screen stays mounted, when the colour or size changes. They survive a reload; a sign-out removes them.
 */
export function ProductScreen(props: ProductScreenProps) {
  return <Shown key={useSignOutKey()} {...props} {...usePanel()} />;
}

function Shown(props: ProductScreenProps & ProductPanel) {
  const { productId, renderBuy, heart, faceWidth, panel, open, back, close, exchanged, ...slots } = props;
  const t = useProductText();
  const {
    currentData: product,
    error,
    isFetching,
    refetch,
  } = useGetProductQuery({ params: { id: productId } });
  const selection = useLensSelection(product, exchanged);
  const isContact = product?.classification === 'contact_lens';
  const powerType = isContact ? 'contact_lens' : selection.choice.powerType;
  const [draft, setDraft] = usePowerDraft(powerType, exchanged, product);

  if (!product && error)
    return (
      <Wrap className="py-10">
        <ErrorState
          text={reasonOf(error, t('product.unreachable'))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Wrap>
    );
  if (!product) return <ProductSkeleton />;
  const kind = buyingWay(product);
  const isPowered = stepsFor(product.prescriptionType, selection.choice.powerType).includes('power');
  const entersPower = panel === 'power' && (kind === 'power' || (kind === 'lenses' && isPowered));
  const onAdded = () => {
    forgetPower();
    return close();
  };
  const shared = { product, selection, draft, onDraft: setDraft, renderBuy, onAdded };
  const leavePower = () => {
    // After a reload the lens panel is not open behind the power.
    if (kind === 'lenses') open('lenses');
    back();
  };
  if (entersPower) return <PowerEntry {...shared} onBack={leavePower} />;
  return (
    <>
      <ProductPage
        product={product}
        renderBuy={renderBuy}
        onOpen={open}
        heart={heart?.(product)}
        faceWidth={faceWidth}
        {...slots}
      />
      {kind === 'lenses' && (
        <Lenses
          {...shared}
          open={panel !== null}
          onEnterPower={() => open('power')}
          onClose={() => void close()}
        />
      )}
    </>
  );
}

/** The lens panel. It is prefetched, because choosing lenses is the main action of the page. */
function Lenses(props: LensPanelProps) {
  useFetchAhead(LensPanel);
  return <LensPanel {...props} />;
}

function PowerFailure(failure: FailedPartProps) {
  return (
    <Wrap className="py-10">
      <PartFailure {...failure} />
    </Wrap>
  );
}
