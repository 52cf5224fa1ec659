import { formatPhone } from '@lunette/country-config';
import { powerPhone, powerPhoneFault } from '@lunette/storefront/rules';
import type { CallContext } from '../platform/http/callContext.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { refuse } from '../platform/http/refuse.ts';
import { countAttempt } from '../platform/rateLimit/sharedRateLimit.ts';
import { powerUrl } from '../orders-returns/power/powerUrl.ts';
import { waitingForPower } from '../orders-returns/power/waitingForPower.ts';
import { admit } from '../platform/rateLimit/admit.ts';

/** Links per hour to one phone. Each message has the same link, so more of them are not needed. */
const TO_PHONE = { name: 'enter-my-power:phone', most: 3, minutes: 60 };

/**
 * Texts a link to a phone that leads to the power of the order that waits for one (FOOT-02); only India's store has the prompt.
 * Every caller gets the same answer, whether there is such an order or not.
 */
export async function enterMyPower(
  { phone, captcha }: { phone: string; captcha?: string | undefined },
  context: CallContext,
): Promise<{ message: string }> {
  const { db, country, settings, t, storefrontOrigin } = context;
  if (country !== 'IN') throw refuse(404, 'not_offered', 'content.power-not-offered');
  if (powerPhoneFault(phone) !== null)
    throw refuse(422, 'invalid_phone', 'content.power-phone', {}, { phone: 'content.power-phone' });
  const number = powerPhone(phone);
  const to = formatPhone(number, country);
  await admit(context, 'enter-my-power', number, captcha);
  if ((await countAttempt(db, TO_PHONE, number)) <= TO_PHONE.most) {
    const waiting = await waitingForPower(context, number);
    const text = waiting
      ? t('content.power-sms', { link: powerUrl(settings, waiting.order, waiting.itemId, storefrontOrigin) })
      : t('content.power-sms-none', { link: `${storefrontOrigin}/track-order` });
    await enqueue(db, 'sms.send', { to: `+91${number}`, text });
  }
  return { message: t('content.power-sent', { to }) };
}
