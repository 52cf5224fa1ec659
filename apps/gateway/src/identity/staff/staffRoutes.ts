import { westernDigits } from '@lunette/country-config';
import { staffContract } from '@lunette/session/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requireServiceToken } from '../../platform/http/requireServiceToken.ts';
import { serve } from '../../platform/http/serve.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { visibleText } from '../../platform/texts/visibleText.ts';
import { plainEmail } from '../signIn/identity.ts';
import { hashPassword, isPassword, refuseWeak } from '../signIn/password/password.ts';
import { beginStaffSession } from './beginStaffSession.ts';
import { redeemStaffCode, sendStaffCode } from './staffCode.ts';
import { removeStaff, saveStaff, staffAnswer, staffByEmail, staffById } from './staffUsers.ts';

/** Mounts the sign-in of staff (STAFF-01), and the calls with which their accounts are made. */
export function staffRoutes(gateway: Gateway): void {
  serve(gateway, staffContract.signIn, async ({ body }, context) => {
    const email = plainEmail(body.email);
    const resetAttempts = await admit(context, 'password', `staff ${email}`, body.captcha);
    const found = await staffByEmail(context.db, email);
    const proven = await isPassword(body.password, found?.passwordHash);
    if (!found || !proven) throw refuse(422, 'credentials_wrong', 'session.credentials-wrong');
    if (body.code === undefined) {
      const reSendOtpTimer = await sendStaffCode(context, found.id);
      await resetAttempts();
      return { staff: null, reSendOtpTimer };
    }
    await redeemStaffCode(context, found.id, westernDigits(body.code));
    await resetAttempts();
    await beginStaffSession(context, found);
    return { staff: staffAnswer(found), reSendOtpTimer: 0 };
  });

  serve(gateway, staffContract.getPreSalesInfo, async (_input, { db, session }) => {
    const found = session.staffId === null ? null : await staffById(db, session.staffId);
    return {
      staff: found && staffAnswer(found),
      leadSource: found?.role === 'presales' || found?.role === 'salesman',
    };
  });

  serve(gateway, staffContract.saveStaffUser, async ({ body }, context) => {
    requireServiceToken(context);
    const email = plainEmail(body.email);
    const name = visibleText(body.name);
    refuseWeak({ newPassword: body.password }, { email, firstName: name }, 'password');
    const passwordHash = await hashPassword(body.password);
    return staffAnswer(await saveStaff(context.db, { email, name, role: body.role, passwordHash }));
  });

  serve(gateway, staffContract.removeStaffUser, async ({ body }, context) => {
    requireServiceToken(context);
    return { success: await removeStaff(context.db, plainEmail(body.email)) };
  });
}
