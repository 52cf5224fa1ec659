import { readSettings } from './src/platform/settings/settings.ts';

/** `pnpm order:move ORDER [next|delivery_failed|returned_to_sender|lost] [ITEM]`: moves an order on, by the gateway that runs. */
const [orderId, turn = 'next', itemId] = process.argv.slice(2);
if (!orderId) {
  console.error('Usage: pnpm order:move ORDER [next|delivery_failed|returned_to_sender|lost] [ITEM]');
  process.exit(2);
}
const { publicUrl, secrets } = readSettings(process.env);
const response = await fetch(`${publicUrl}/v2/staff/orders/${encodeURIComponent(orderId)}/fulfilment`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-service-token': secrets.serviceToken },
  body: JSON.stringify({ turn, itemId }),
}).catch(() => null);
if (!response) {
  console.error(`No gateway answers at ${publicUrl}.`);
  process.exit(1);
}
const answer = (await response.json()) as {
  detail?: string;
  result?: { items: { id: string; name: string; status: string }[] };
};
if (!answer.result) {
  console.error(answer.detail ?? `The gateway answered ${response.status}.`);
  process.exit(1);
}
for (const { id, name, status } of answer.result.items) console.log(`${id}  ${status.padEnd(18)}  ${name}`);
