import { marketingContract } from '@lunette/marketing/contract';
import { consentContract, customerContract } from '@lunette/session/contract';
import { describe, expect, test } from 'vitest';
import { customerData } from '../identity/account/customerData.ts';
import { customerWithPhone, newAddress, newCustomer } from '../identity/testing/customer.ts';
import { mergeCustomers } from '../identity/signIn/mergeCustomers.ts';
import { staffSession } from '../identity/testing/staff.ts';
import { LIMITS } from '../platform/rateLimit/admit.ts';
import { call, guest, testGatewayApp, type CallAs } from '../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const { capturePhone, closePhoneCapture, consentToTexts } = marketingContract;
const CODE = '+91';
let numbers = 9_700_000_000;

/** A customer who has signed in with a code to a number of their own. */
async function newCustomerWithPhone() {
  const phone = String((numbers += 1));
  return { phone, ...(await customerWithPhone(app, phone)) };
}

const capture = (as: CallAs, phone: string, more: { phoneCode?: string; campaign?: object } = {}) =>
  call(app, capturePhone, { body: { jsonData: { phone, phoneCode: CODE, ...more } } }, as);
const consent = (as: CallAs, phone: string) =>
  call(app, consentToTexts, { body: { collectionData: { phone } } }, as);
const close = (as: CallAs) => call(app, closePhoneCapture, undefined, as);
const expiry = async (as: CallAs) =>
  (await call(app, customerContract.getCustomer, undefined, as)).result.phoneCaptureExpiry;
const daysUntil = (moment = '') => Math.round((Date.parse(moment) - Date.now()) / 86_400_000);
const subscription = async (as: CallAs) =>
  (await call(app, consentContract.getMarketingSubscription, undefined, as)).result;
const consents = async (as: CallAs) =>
  (await call(app, consentContract.getConsents, undefined, as)).result.consents;

describe('the phone capture', () => {
  test('ANLY-04 a caller without a session, a guest and staff are refused', async () => {
    const { phone } = await newCustomerWithPhone();
    const staff = await staffSession(app, 'salesman');
    const doctor = await staffSession(app, 'doctor');
    for (const [token, status] of [
      [undefined, 401],
      [await guest(app), 403],
      [staff.token, 403],
      [doctor.token, 403],
    ] as const) {
      const as = { ...(token && { token }), headers: newAddress() };
      expect((await capture(as, phone)).status).toBe(status);
      expect((await consent(as, phone)).status).toBe(status);
      expect((await close(as)).status).toBe(status);
    }
  });

  test('ANLY-04 a number that is not that of the account is refused, and nothing is stored', async () => {
    const { id, phone, as } = await newCustomerWithPhone();
    const other = await newCustomerWithPhone();
    const none = await newCustomer(app);
    const withoutPhone = { token: none.token, headers: newAddress() };
    for (const answer of [
      await capture(as, other.phone),
      await capture(as, phone, { phoneCode: '+971' }),
      await consent(as, other.phone),
      await consent(withoutPhone, phone),
      await capture(withoutPhone, phone),
    ]) {
      expect([403, 422]).toContain(answer.status);
      expect(answer.problem.fields).toHaveProperty('phone');
    }
    expect((await consent(as, other.phone)).problem.code).toBe('not_own_phone');
    expect((await consent(as, '12')).problem).toMatchObject({ status: 422, code: 'telephone_invalid' });
    expect(await consents(as)).toEqual([]);
    expect(await customerData(app.db, id)).toMatchObject({ visits: [] });
  });

  test('ANLY-04 the number is stored once with the campaign of the visit, in the data of the customer', async () => {
    const { id, phone, as } = await newCustomerWithPhone();
    const campaign = { source: 'letter', campaign: 'autumn' };
    const answers = await Promise.all([
      capture(as, phone, { campaign }),
      capture(as, `+91 ${phone}`, { campaign }),
    ]);
    expect(answers.map(({ result }) => result)).toEqual([{ success: true }, { success: true }]);
    const { visits } = await customerData(app.db, id);
    expect(visits).toEqual([expect.objectContaining({ utm: campaign, phone: `${CODE}${phone}` })]);
    expect((await subscription(as)).sms).toBe(false);
  });

  test('ANLY-04 the consent is listed once among the consents of the customer, who can withdraw it', async () => {
    const { phone, as } = await newCustomerWithPhone();
    const headers = { ...as.headers, 'x-api-client': 'desktop' };
    const answers = await Promise.all([
      consent({ ...as, headers }, phone),
      consent({ ...as, headers }, phone),
    ]);
    for (const { result } of answers) expect(result).toEqual(await subscription(as));
    expect((await subscription(as)).sms).toBe(true);
    expect(await consents(as)).toMatchObject([{ channel: 'sms', granted: true, client: 'desktop' }]);
    await call(app, consentContract.setMarketingSubscription, { body: { sms: false } }, as);
    expect((await subscription(as)).sms).toBe(false);
    expect(await consents(as)).toMatchObject([{ granted: false }, { granted: true }]);
  });

  test('ANLY-04 closing stores an expiry in 30 days, which a new sign-in reads, and no consent', async () => {
    const { phone, as } = await newCustomerWithPhone();
    const other = await newCustomerWithPhone();
    expect(await expiry(as)).toBeNull();
    const [{ result }] = await Promise.all([close(as), close(as)]);
    expect(daysUntil(result.phoneCaptureExpiry)).toBe(30);
    const again = await customerWithPhone(app, phone);
    expect(again.as.token).not.toBe(as.token);
    expect(daysUntil((await expiry(again.as)) ?? '')).toBe(30);
    expect(await consents(as)).toEqual([]);
    expect(await expiry(other.as)).toBeNull();
  });

  test('ANLY-04 a consent stores an expiry in 180 days, which a withdrawal and a later closing do not shorten', async () => {
    const { phone, as } = await newCustomerWithPhone();
    await close(as);
    await consent(as, phone);
    await call(app, consentContract.setMarketingSubscription, { body: { sms: false } }, as);
    expect(daysUntil((await expiry(as)) ?? '')).toBe(180);
    expect(daysUntil((await close(as)).result.phoneCaptureExpiry)).toBe(180);
    expect(await consents(as)).toMatchObject([{ granted: false }, { granted: true }]);
  });

  test('ANLY-04 the expiry is in the data of the customer, and a merge of two accounts keeps it', async () => {
    const gone = await newCustomerWithPhone();
    const kept = await newCustomerWithPhone();
    const { phoneCaptureExpiry } = (await close(gone.as)).result;
    await app.db.transaction((tx) => mergeCustomers(tx, { ...app, language: 'en' }, gone.id, kept.id));
    expect(await expiry(kept.as)).toBe(phoneCaptureExpiry);
    const { profile } = await customerData(app.db, kept.id);
    expect(profile).toHaveProperty('phone_capture_expiry', expect.stringMatching(/^20/));
  });

  test('ANLY-04 a customer who sends too often is refused; another customer is not', async () => {
    const { phone, as } = await newCustomerWithPhone();
    for (let turn = 0; turn < LIMITS['phone-capture'].account; turn += 1)
      expect((await consent(as, phone)).status).toBe(200);
    expect((await consent(as, phone)).problem).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await capture(as, phone)).status).toBe(429);
    expect((await close(as)).status).toBe(429);
    const other = await newCustomerWithPhone();
    expect((await consent(other.as, other.phone)).status).toBe(200);
  });
});
