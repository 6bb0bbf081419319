import { addPushDevice, getPush, removePushDevice } from '@clubpulse/contract/office/push.calls';
import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { type DeviceState, deviceState, subscribe, unsubscribe } from './this-device.ts';

const notes = {
  yes: 'notifications.onDeviceText',
  denied: 'notifications.onDeviceDenied',
  unable: 'notifications.onDeviceUnable',
} as const;

export function PushSwitch({ userId }: { userId: number }) {
  const t = useT();
  const add = useChange(addPushDevice);
  const remove = useChange(removePushDevice);
  const [device, setDevice] = useState<DeviceState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void deviceState().then(setDevice);
  }, []);
  const push = useCall(getPush, { params: { id: userId } }, { enabled: device?.may === 'yes', quiet: true });
  const publicKey = push.data?.PublicKey;
  if (device === null) return null;
  // The server must have the subscription too, because it deletes a subscription with its session.
  const isOn = device.may === 'yes' && device.endpoint !== null && push.data?.Endpoints.includes(device.endpoint) === true;

  async function turnOn(key: string): Promise<void> {
    const made = await subscribe(key);
    if (made !== null) await add.mutateAsync({ params: { id: userId }, body: made });
  }
  async function turnOff(): Promise<void> {
    const Endpoint = await unsubscribe();
    if (Endpoint !== null) await remove.mutateAsync({ params: { id: userId }, body: { Endpoint } });
  }
  async function toggle(): Promise<void> {
    setBusy(true);
    try {
      await (isOn ? turnOff() : turnOn(publicKey ?? ''));
      setFailed(false);
    } catch {
      await unsubscribe().catch(() => null);
      setFailed(true);
    }
    setDevice(await deviceState());
    setBusy(false);
  }

  return (
    <Switch
      label={t('notifications.onDevice')}
      description={t(hasFailed ? 'notifications.onDeviceFailed' : notes[device.may])}
      checked={isOn}
      disabled={isBusy || publicKey === undefined}
      onChange={() => void toggle()}
    />
  );
}
