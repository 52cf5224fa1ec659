import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { fromInbox, send } from './signInSteps.ts';

type Role = 'doctor' | 'presales' | 'salesman';

/** A new member of staff, made with the service token; `salesmanId` is their employee number. */
export async function makeStaff(request: APIRequestContext, role: Role, name = 'Vikram Seth') {
  const staff = {
    email: `vikram.${randomUUID().slice(0, 8)}@store.example`,
    password: 'nine copper kettles',
  };
  const headers = { 'x-service-token': process.env.SERVICE_TOKEN ?? '' };
  const data = { ...staff, name, role };
  const answer = await request.post(`${STORE.gateway}/v2/staff/users`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { result } = (await answer.json()) as { result: { salesmanId: string } };
  return { ...staff, salesmanId: result.salesmanId };
}

/** The token of the session of a new member of staff, who has entered the mailed code. */
export async function staffToken(request: APIRequestContext, role: Role): Promise<string> {
  const { email, password } = await makeStaff(request, role);
  const staff = { email, password };
  const country = { 'x-country-code': 'IN' };
  const begun = await request.post(`${STORE.gateway}/v2/sessions`, { headers: country });
  const { result } = (await begun.json()) as { result: { id: string } };
  const enter = async (data: object) => {
    const headers = { ...country, 'x-session-token': result.id };
    const answer = await request.post(`${STORE.gateway}/v2/staff/dual-login`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer;
  };
  await enter(staff);
  const code = await fromInbox(request, { to: staff.email, pattern: /^(\d{6})$/m });
  return (await enter({ ...staff, code })).headers()['x-session-token'] ?? '';
}

/** Signs a new member of staff in on the login page of staff; `search` can name a country. */
export async function signInAsStaff(
  page: Page,
  request: APIRequestContext,
  role: Role,
  search = '',
): Promise<void> {
  const { email, password } = await makeStaff(request, role);
  await page.goto(`/checkout/onepage/presaleslogin${search}`);
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  const code = form.getByLabel(/^Code of/);
  await send(form, 'Continue', code);
  await code.pressSequentially(await fromInbox(request, { to: email, pattern: /^(\d{6})$/m }));
  await expect(page).toHaveURL(/\/staff$/);
}
