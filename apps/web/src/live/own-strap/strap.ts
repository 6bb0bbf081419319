import { type HeartRateMeasurement, readMeasurement } from '@clubpulse/rules/live/own-strap/own-strap';

const SERVICE = 'heart_rate';
const MEASUREMENT = 'heart_rate_measurement';
/** Between two tries to find a strap again that went out of reach; the last counts for all further ones. */
const RETRIES_MS = [500, 1000, 2000, 5000];

export interface StrapEvents {
  readonly onMeasurement: (measurement: HeartRateMeasurement) => void;
  /** True once it is heard (again), false when it went out of reach and is looked for. */
  readonly onReach: (isReached: boolean) => void;
}

/**
 * Lets the athlete choose her strap and listens to it until `signal` ends it, also after it was out of reach, and also where it ends while
 * the strap has not answered yet. Answers its name; undefined where she chose none. The browser shows its own list, which only a press may
 * open.
 */
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

  const heard = ({ target }: Event) => {
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
    listening?.removeEventListener('characteristicvaluechanged', heard);
    device.gatt?.disconnect();
  };
  const listen = async () => {
    const server = await device.gatt?.connect();
    const service = await server?.getPrimaryService(SERVICE);
    listening?.removeEventListener('characteristicvaluechanged', heard);
    listening = await service?.getCharacteristic(MEASUREMENT);
    listening?.addEventListener('characteristicvaluechanged', heard);
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
