import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { watchSession } from '@lunette/session';
import { Button } from '@lunette/ui-kit';
import { ProductScreen } from '../screens/product/ProductScreen.tsx';

export interface ProductStageProps {
  gateway: () => TestGateway;
  faceWidth?: number;
  /** Whether a customer is signed in. */
  signedIn?: boolean;
}

/** The product page of stories: its goods come from a testing gateway, its buy button puts them nowhere. */
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
