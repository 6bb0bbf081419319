import { addPushDevice, getPush, removePushDevice } from '@clubpulse/contract/office/push.calls';
import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { type DeviceState, deviceState, subscribe, unsubscribe } from './this-device.ts';

const notes = {
  on: 'notifications.onDeviceText',
  off: 'notifications.onDeviceText',
  denied: 'notifications.onDeviceDenied',
  unable: 'notifications.onDeviceUnable',
  failed: 'notifications.onDeviceFailed',
} as const;

/** Whether this browser shows what is new, also while the app is closed. The browser asks for permission only when it is switched on. */
export function PushSwitch({ userId }: { userId: number }) {
  const t = useT();
  const add = useChange(addPushDevice);
  const remove = useChange(removePushDevice);
  const [state, setState] = useState<DeviceState | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void deviceState().then(setState);
  }, []);
  const isAble = state !== null && state !== 'denied' && state !== 'unable';
  const push = useCall(getPush, { params: { id: userId } }, { enabled: isAble, quiet: true });
  const publicKey = push.data?.PublicKey;
  if (state === null) return null;

  async function turnOn(key: string): Promise<void> {
    const device = await subscribe(key);
    if (device !== null) await add.mutateAsync({ params: { id: userId }, body: device });
  }
  async function turnOff(): Promise<void> {
    const Endpoint = await unsubscribe();
    if (Endpoint !== null) await remove.mutateAsync({ params: { id: userId }, body: { Endpoint } });
  }
  async function toggle(): Promise<void> {
    setBusy(true);
    try {
      await (state === 'on' ? turnOff() : turnOn(publicKey ?? ''));
      setState(await deviceState());
    } catch {
      // Nothing stays half switched on: what the server does not know is ended here.
      await unsubscribe().catch(() => null);
      setState('failed');
    }
    setBusy(false);
  }

  return (
    <Switch
      label={t('notifications.onDevice')}
      description={t(notes[state])}
      checked={state === 'on'}
      disabled={isBusy || publicKey === undefined}
      onChange={() => void toggle()}
    />
  );
}
