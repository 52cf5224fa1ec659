import { TestGatewayStore, type TestGateway } from '@lunette/api-client/testing';
import { Button } from '@lunette/ui-kit';
import { ProductScreen } from './ProductScreen.tsx';

export interface ProductStageProps {
  gateway: () => TestGateway;
  faceWidth?: number;
}

/** The product page of stories: its goods come from a testing gateway, its buy button puts them nowhere. */
export function ProductStage({ gateway, faceWidth }: ProductStageProps) {
  return (
    <TestGatewayStore gateway={gateway}>
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
