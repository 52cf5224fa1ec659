import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { watchSession } from '@lunette/session';
import { Button } from '@lunette/ui-kit';
import { ProductScreen } from '../screens/product/ProductScreen.tsx';

/** Props of `ProductStage`. */
export interface ProductStageProps {
  gateway: () => TestGateway;
  faceWidth?: number;
  /** Whether a customer is signed in. */
  signedIn?: boolean;
}

/** The product page for stories. Its data comes from a test gateway, and its buy button adds nothing to a bag. */
export function ProductStage({ gateway, faceWidth, signedIn = false }: ProductStageProps) {
  return (
    <TestGatewayStore
      gateway={gateway}
      prepare={(store) => {
        if (signedIn) watchSession(store, { cookies: () => 'isLogined=1' })();
      }}
    >
      <main>
        <ProductScreen
          productId="100101"
          faceWidth={faceWidth}
          renderBuy={(_, label, added) => (
            <Button size="l" full onClick={added}>
              {label}
            </Button>
          )}
        />
      </main>
    </TestGatewayStore>
  );
}
