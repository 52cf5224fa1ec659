import { TestGatewayStore } from '@lunette/api-client/testing';
import type { ComponentProps } from 'react';

/** A page of orders in a story: what `gateway` answers, at the width of the page. */
export function OrderStage({ gateway, children }: ComponentProps<typeof TestGatewayStore>) {
  return (
    <TestGatewayStore gateway={gateway}>
      <main className="wrap py-10">{children}</main>
    </TestGatewayStore>
  );
}
