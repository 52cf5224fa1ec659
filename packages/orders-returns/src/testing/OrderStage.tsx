import { TestGatewayStore } from '@lunette/api-client/testing';
import type { ComponentProps } from 'react';

/** The stage of a story: a page of orders at its usual width, with the answers of `gateway`. */
export function OrderStage({ gateway, children }: ComponentProps<typeof TestGatewayStore>) {
  return (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">{children}</main>
    </TestGatewayStore>
  );
}
