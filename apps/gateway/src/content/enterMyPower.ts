import { formatPhone } from '@lunette/country-config';
import { powerPhone, powerPhoneFault } from '@lunette/shell/rules';
import type { CallContext } from '../platform/callContext.ts';
import { enqueue } from '../platform/jobs.ts';
import { refuse } from '../platform/refuse.ts';
import { spendTry } from '../platform/tries.ts';

/** So many links an hour to one phone, and from one address. */
const TO_PHONE = { name: 'enter-my-power', most: 3, minutes: 60 };
const FROM_ADDRESS = { name: 'enter-my-power:address', most: 20, minutes: 60 };

/** Texts a link for entering one's power to a phone (FOOT-02); the prompt stands in India's store only. */
export async function enterMyPower(
  phone: string,
  { db, country, ip, t, storefrontOrigin }: CallContext,
): Promise<{ message: string }> {
  if (country !== 'IN') throw refuse(404, 'not_offered', 'content.power-not-offered');
  if (powerPhoneFault(phone) !== null)
    throw refuse(422, 'invalid_phone', 'content.power-phone', {}, { phone: 'content.power-phone' });
  const number = powerPhone(phone);
  const to = formatPhone(number, country);
  await db.transaction(async (tx) => {
    await spendTry(tx, FROM_ADDRESS, ip);
    await spendTry(tx, TO_PHONE, number);
    const link = `${storefrontOrigin}/customer/prescriptions/`;
    await enqueue(tx, 'sms.send', { to: `+91${number}`, text: t('content.power-sms', { link }) });
  });
  return { message: t('content.power-sent', { to }) };
}
