import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Launch from '@lunette/launch';
import { freePorts } from './freePorts.ts';

/** A running gateway, with a product that can be added to the bag with one click. */
export interface RunningGateway {
  url: string;
  product: { id: string; name: string };
  stop: () => Promise<void>;
}

interface ProductAnswer {
  id: string;
  modelName: string;
  stock: { availableQuantity: number };
}

/** Starts gateway and sandbox of a copy of this repository from their sources, with their own ports and data. */
export async function startShopGateway(
  copy: string,
  folder: string,
  storefrontPort: number,
): Promise<RunningGateway> {
  const launch = pathToFileURL(join(copy, 'tooling/launch/src/servers.ts')).href;
  const { ownEnvironment, servers, startServers } = (await import(launch)) as typeof Launch;
  const [gateway, sandbox, smtp, postgres] = await freePorts(4);
  const env = ownEnvironment({
    GATEWAY_PORT: String(gateway),
    SANDBOX_PORT: String(sandbox),
    SMTP_PORT: String(smtp),
    POSTGRES_PORT: String(postgres),
    DESKTOP_PORT: String(storefrontPort),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  });
  const list = servers({ dev: true }, env).filter(({ name }) => name === 'gateway' || name === 'sandbox');
  const running = await startServers(list, env);
  const url = `http://127.0.0.1:${gateway}`;
  const product = await firstAccessory(url).catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  return { url, product, stop: running.stop };
}

async function firstAccessory(url: string): Promise<RunningGateway['product']> {
  const ask = async <T>(path: string) => {
    const answer = await fetch(`${url}${path}`, {
      headers: { 'x-country-code': 'IN', 'accept-language': 'en' },
    });
    if (!answer.ok)
      throw new Error(`The gateway answered ${answer.status} to ${path}: ${await answer.text()}`);
    return ((await answer.json()) as { result: T }).result;
  };
  const { categoryId } = await ask<{ categoryId: string }>('/v2/utility/routing?url=/accessories');
  const { product_list: cards } = await ask<{ product_list: { id: string }[] }>(
    `/v2/products/category/${categoryId}`,
  );
  for (const { id } of cards) {
    const goods = await ask<ProductAnswer>(`/v2/products/product/${id}`);
    if (goods.stock.availableQuantity > 1) return { id, name: goods.modelName };
  }
  throw new Error('The gateway has no accessory to sell.');
}
