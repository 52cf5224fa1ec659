import { Refusal, type TestGateway } from '@lunette/api-client/testing';
import { sessionContract, staffContract, type StaffUser } from '../contract/index.ts';
import { aSession, aStaffUser } from './fixtures.ts';
import { CODE, signInGateway } from './signInGateway.ts';

/** The password of the one member of staff. */
export const STAFF_PASSWORD = 'nine copper kettles';

/** A gateway for tests and stories with one member of staff, who is signed in if `isIn`. */
export function staffGateway({
  isIn = false,
  ...over
}: Partial<StaffUser> & { isIn?: boolean } = {}): TestGateway {
  const staff = aStaffUser(over);
  let signedIn = isIn;
  return signInGateway()
    .on(staffContract.getPreSalesInfo, () => ({
      staff: signedIn ? staff : null,
      leadSource: signedIn && staff.role !== 'doctor',
    }))
    .on(staffContract.signIn, ({ body }) => {
      if (body.email !== staff.email || body.password !== STAFF_PASSWORD)
        throw new Refusal(422, 'credentials_wrong', 'E-mail or password is not right.');
      if (body.code === undefined) return { staff: null, reSendOtpTimer: 0 };
      if (body.code !== CODE)
        throw new Refusal(422, 'otp_wrong', 'This code is not right. 4 tries left.', {
          code: 'This code is not right.',
        });
      signedIn = true;
      return { staff, reSendOtpTimer: 0 };
    })
    .on(sessionContract.logout, () => {
      signedIn = false;
      return aSession();
    });
}
