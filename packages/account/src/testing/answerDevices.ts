import type { TestGateway } from '@lunette/api-client/testing';
import { sessionContract } from '@lunette/session/contract';
import { aDevice, aSession } from '@lunette/session/testing';

/** Answers the calls about signed-in devices from two of them, and the sign-out of this one. */
export function answerDevices(gateway: TestGateway): TestGateway {
  let devices = [
    aDevice(),
    aDevice({ id: 'device-2', client: 'mobilesite', system: 'Android', isCurrent: false }),
  ];
  return gateway
    .on(sessionContract.getDevices, () => ({ devices }))
    .on(sessionContract.endDevice, ({ params }) => {
      devices = devices.filter(({ id }) => id !== params.deviceId);
      return { devices };
    })
    .on(sessionContract.endOtherDevices, () => {
      devices = devices.filter(({ isCurrent }) => isCurrent);
      return { devices };
    })
    .on(sessionContract.logout, () => aSession());
}
