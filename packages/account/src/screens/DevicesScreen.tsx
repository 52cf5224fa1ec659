import { commaOf } from '@lunette/country-config';
import { Button, FocusGuard, Tag, useLocale, useToast } from '@lunette/ui-kit';
import { Monitor, Smartphone } from 'lucide-react';
import {
  QueryState,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useGetDevicesQuery,
  useReason,
} from '@lunette/session';
import type { Device } from '@lunette/session/contract';
import { onSingleClick } from '../rules/onSingleClick.ts';
import { useText } from '../text.ts';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { AccountSection } from '../components/page/AccountSection.tsx';
import { useDateTime } from '../components/page/useDateTime.ts';

/** The devices on which the customer is signed in, with buttons to sign out one or all others. */
export function DevicesScreen() {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const query = useGetDevicesQuery();
  const [endOthers, { isLoading }] = useEndOtherDevicesMutation();
  const devices = query.currentData?.devices;
  const endAll = async () => {
    const { error } = await endOthers();
    toast(error ? { text: reason(error), kind: 'error' } : t('account.devices-ended'));
  };
  return (
    <AccountPage title={t('account.place-devices')} text={t('account.devices-text')}>
      <AccountSection title={t('account.devices-list')}>
        {devices ? (
          <FocusGuard>
            <ul className="grid">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
            {devices.length > 1 && (
              <Button kind="second" className="mt-4" loading={isLoading} onClick={() => void endAll()}>
                {t('account.devices-end-others')}
              </Button>
            )}
          </FocusGuard>
        ) : (
          <QueryState query={query} className="h-48" />
        )}
      </AccountSection>
    </AccountPage>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const dateTime = useDateTime();
  const { language } = useLocale();
  const [end, { isLoading, isSuccess }] = useEndDeviceMutation();
  const { id, browser, system, client, isCurrent, lastSeenAt, signedInAt } = device;
  const Icon = client === 'mobilesite' ? Smartphone : Monitor;
  const name = [browser, system].filter(Boolean).join(commaOf(language)) || t('account.device-unknown');
  const endIt = async () => {
    const { error } = await end({ params: { deviceId: id } });
    toast(error ? { text: reason(error), kind: 'error' } : t('account.device-ended', { name }));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0">
      <Icon aria-hidden className="flex-none text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {isCurrent && <Tag tone="good">{t('account.device-this')}</Tag>}
        </p>
        <p className="text-14 text-ink-soft">
          {t('account.device-times', { since: dateTime(signedInAt), seen: dateTime(lastSeenAt) })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          kind="second"
          size="s"
          loading={isLoading || isSuccess}
          aria-label={t('account.device-end-named', { name })}
          onClick={onSingleClick(() => void endIt())}
        >
          {t('account.device-end')}
        </Button>
      )}
    </li>
  );
}
