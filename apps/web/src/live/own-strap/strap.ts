import { type HeartRateMeasurement, readMeasurement } from '@clubpulse/rules/live/own-strap/own-strap';

const SERVICE = 'heart_rate';
const MEASUREMENT = 'heart_rate_measurement';
/** Milliseconds before each attempt to reconnect. The last delay repeats. */
const RETRIES_MS = [500, 1000, 2000, 5000];

export interface StrapEvents {
  readonly onMeasurement: (measurement: HeartRateMeasurement) => void;
  readonly onReach: (isReached: boolean) => void;
}

/** Needs a user gesture. Listens until `signal` aborts, across reconnects. Undefined when no strap is chosen. */
export async function listenToStrap({ onMeasurement, onReach }: StrapEvents, signal: AbortSignal): Promise<string | undefined> {
  let device: BluetoothDevice;
  try {
    device = await navigator.bluetooth.requestDevice({ filters: [{ services: [SERVICE] }] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening: BluetoothRemoteGATTCharacteristic | undefined;

  const received = ({ target }: Event) => {
    const { value } = target as BluetoothRemoteGATTCharacteristic;
    const measurement = value && readMeasurement(value);
    if (measurement && !signal.aborted) onMeasurement(measurement);
  };
  const lost = () => {
    if (signal.aborted) return;
    onReach(false);
    again(0);
  };
  const end = () => {
    clearTimeout(timer);
    device.removeEventListener('gattserverdisconnected', lost);
    listening?.removeEventListener('characteristicvaluechanged', received);
    device.gatt?.disconnect();
  };
  const listen = async () => {
    const server = await device.gatt?.connect();
    const service = await server?.getPrimaryService(SERVICE);
    listening?.removeEventListener('characteristicvaluechanged', received);
    listening = await service?.getCharacteristic(MEASUREMENT);
    listening?.addEventListener('characteristicvaluechanged', received);
    await listening?.startNotifications();
    if (signal.aborted) end();
    else onReach(true);
  };
  const again = (tried: number) => {
    timer = setTimeout(
      () => {
        listen().catch(() => {
          if (!signal.aborted) again(tried + 1);
        });
      },
      RETRIES_MS[Math.min(tried, RETRIES_MS.length - 1)],
    );
  };

  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) return undefined;
  await listen();
  if (!signal.aborted) device.addEventListener('gattserverdisconnected', lost);
  return device.name ?? '';
}
