import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { fromInbox, send } from './signInSteps.ts';

type Role = 'doctor' | 'presales' | 'salesman';

/** A new member of staff, made with the service token. */
async function makeStaff(request: APIRequestContext, role: Role) {
  const staff = {
    email: `vikram.${randomUUID().slice(0, 8)}@store.example`,
    password: 'nine copper kettles',
  };
  const headers = { 'x-service-token': process.env.SERVICE_TOKEN ?? '' };
  const data = { ...staff, name: 'Vikram Seth', role };
  const answer = await request.post(`${STORE.gateway}/v2/staff/users`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return staff;
}

/** The token of the session of a new member of staff, who has entered the mailed code. */
export async function staffToken(request: APIRequestContext, role: Role): Promise<string> {
  const staff = await makeStaff(request, role);
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

/** Signs a new member of staff in on the login page of staff. */
export async function signInAsStaff(page: Page, request: APIRequestContext, role: Role): Promise<void> {
  const { email, password } = await makeStaff(request, role);
  await page.goto('/checkout/onepage/presaleslogin');
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  const code = form.getByLabel(/^Code of/);
  await send(form, 'Continue', code);
  await code.pressSequentially(await fromInbox(request, { to: email, pattern: /^(\d{6})$/m }));
  await expect(page).toHaveURL(/\/staff$/);
}
