import { setTimeout as sleep } from 'node:timers/promises';
import { bluetoothStrap } from '@clubpulse/contract/devices/strap-number';
import { ADAPTER, adapterOf, type BluezDevice, BluezObjects, CHARACTERISTIC, DEVICE, deviceOf } from './bluez-objects.ts';
import { Bus, BusError } from './dbus/bus.ts';
import { type BusMessage, MESSAGE } from './dbus/messages.ts';
import { variant } from './dbus/values.ts';

const BLUEZ = 'org.bluez';
const HEART_RATE_SERVICE = '0000180d-0000-1000-8000-00805f9b34fb';
const HEART_RATE_MEASUREMENT = '00002a37-0000-1000-8000-00805f9b34fb';
const LOOK_MS = 2000;
const ANSWER_MS = 10_000;
/** A strap must connect within this time, because the next strap waits meanwhile. */
const CONNECT_MS = 20_000;
const AGAIN_MS = 5000;
const FAREWELL_MS = 1000;

export interface BluetoothNews {
  onReady(adapters: number): void;
  onStraps(count: number): void;
  /** `data`: characteristic 0x2A37. `rssi` is 0 when unknown. */
  onMeasurement(strap: number, data: Uint8Array, rssi: number, battery: number | undefined): void;
  onEnded(trouble: BluetoothTrouble): void;
}

export class BluetoothTrouble extends Error {
  readonly reason: TroubleReason;
  constructor(reason: TroubleReason, words: string = troubleWords[reason], cause?: unknown) {
    super(words, { cause });
    this.reason = reason;
  }
}
const troubleWords = {
  NotRunning: 'bluetoothd does not run: is the package bluez installed?',
  NotAllowed: 'this user may not speak with bluetoothd: is it in the group bluetooth?',
  NoAdapter: 'there is no Bluetooth adapter',
  SwitchedOff: 'Bluetooth is switched off: bluetoothctl power on, or rfkill unblock bluetooth',
  Other: 'it ended',
} as const;
export type TroubleReason = keyof typeof troubleWords;

export async function listenToBluetooth(bus: string, news: BluetoothNews, signal: AbortSignal): Promise<void> {
  let output = '';
  while (!signal.aborted) {
    const ears = new BluetoothEars({
      ...news,
      onReady: (adapters) => {
        output = '';
        news.onReady(adapters);
      },
    });
    try {
      await ears.listen(bus, signal);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.message !== output) news.onEnded(trouble);
      output = trouble.message;
    }
    news.onStraps(0);
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

export async function lookAtBluetooth(address: string): Promise<string> {
  let bus: Bus | undefined;
  try {
    bus = await Bus.connect(address, () => undefined);
    const objects = await objectsOf(bus);
    return `${adaptersThatAreOn(objects).map(adapterOf).join(', ')} listens`;
  } catch (error) {
    throw troubleOf(error);
  } finally {
    bus?.close();
  }
}

class BluetoothEars {
  readonly #news: BluetoothNews;
  #objects = new BluezObjects();
  #bus: Bus | undefined;
  #fail: (error: Error) => void = () => undefined;
  /**
   * `#hearing`: paths of straps whose readings are received or requested. `#taken`: addresses of straps that are connected or
   * connecting.
   */
  readonly #hearing = new Set<string>();
  readonly #taken = new Map<string, string>();
  readonly #connected = new Set<string>();
  readonly #notBefore = new Map<string, number>();
  #queue: Promise<void> = Promise.resolve();

  constructor(news: BluetoothNews) {
    this.#news = news;
  }

  async listen(address: string, signal: AbortSignal): Promise<void> {
    const failed = new Promise<never>((_resolve, reject) => {
      this.#fail = reject;
    });
    failed.catch(() => undefined);
    const bus = await Bus.connect(address, (message) => this.#receive(message));
    this.#bus = bus;
    const stopped = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    void bus.ended.then(() => this.#fail(new BluetoothTrouble('Other', 'the bus of this machine is gone')));
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([stopped, failed, this.#begin(bus)]);
      timer = setInterval(() => void this.#look().catch(this.#fail), LOOK_MS);
      await Promise.race([stopped, failed]);
      await this.#release(bus);
    } finally {
      clearInterval(timer);
      bus.close();
    }
  }

  async #begin(bus: Bus): Promise<void> {
    await bus.addMatch(`type='signal',sender='${BLUEZ}'`);
    await bus.addMatch(`type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='${BLUEZ}'`);
    this.#objects = await objectsOf(bus, this.#objects);
    const on = adaptersThatAreOn(this.#objects);
    for (const path of on) await this.#lookAround(path);
    this.#news.onReady(on.length);
    await this.#look();
  }

  async #look(): Promise<void> {
    const looking = new Set(this.#objects.adapters().flatMap(({ path, isLooking }) => (isLooking ? [path] : [])));
    for (const path of adaptersThatAreOn(this.#objects)) if (!looking.has(path)) await this.#lookAround(path);
    for (const device of this.#objects.devices()) this.#consider(device);
  }

  async #lookAround(adapter: string): Promise<void> {
    const filter = { UUIDs: variant('as', [HEART_RATE_SERVICE]), Transport: variant('s', 'le') };
    try {
      await this.#call(adapter, ADAPTER, 'SetDiscoveryFilter', ANSWER_MS, { signature: 'a{sv}', body: [filter] });
      await this.#call(adapter, ADAPTER, 'StartDiscovery', ANSWER_MS);
    } catch (error) {
      if (!(error instanceof BusError && error.error === 'org.bluez.Error.InProgress')) throw error;
    }
  }

  #receive({ type, path = '', member, body = [] }: BusMessage): void {
    if (type !== MESSAGE.signal) return;
    const [one, other, third] = body;
    if (member === 'InterfacesAdded' && typeof one === 'string') {
      this.#objects.added(one, other);
      this.#reconsider(deviceOf(one));
    } else if (member === 'InterfacesRemoved' && typeof one === 'string') {
      this.#objects.removed(one, other);
      this.#reconsider(deviceOf(one));
    } else if (member === 'PropertiesChanged') {
      this.#objects.changed(path, one, other, third);
      if (one === CHARACTERISTIC) this.#measured(path, other);
      else this.#reconsider(deviceOf(path));
    } else if (member === 'NameOwnerChanged' && one === BLUEZ && third === '') this.#fail(new BluetoothTrouble('NotRunning'));
  }

  #reconsider(path: string): void {
    const device = this.#objects.device(path);
    if (device) this.#consider(device);
    else this.#lost(path);
  }

  #consider(device: BluezDevice): void {
    const { path, Address, Connected, UUIDs, ServicesResolved, RSSI } = device;
    if (!UUIDs.includes(HEART_RATE_SERVICE) || bluetoothStrap(Address) === undefined) return;
    if (!Connected) {
      if (this.#hearing.has(path)) this.#lost(path);
      // Only a strap with a signal is connected: an absent strap would block the queue until its timeout.
      if (RSSI !== undefined) this.#take(device, () => this.#connect(path));
    } else if (ServicesResolved && !this.#hearing.has(path)) this.#take(device, () => this.#subscribe(path));
  }

  #take({ path, Address }: BluezDevice, act: () => Promise<void>): void {
    if (this.#taken.has(Address) || performance.now() < (this.#notBefore.get(path) ?? 0)) return;
    this.#taken.set(Address, path);
    const done = this.#queue.then(act).catch(() => void this.#notBefore.set(path, performance.now() + AGAIN_MS));
    this.#queue = done.then(() => {
      if (!this.#hearing.has(path)) this.#taken.delete(Address);
      this.#reconsider(path);
    });
  }

  async #connect(path: string): Promise<void> {
    if (this.#objects.device(path)?.Connected !== false) return;
    this.#connected.add(path);
    try {
      await this.#call(path, DEVICE, 'Connect', CONNECT_MS);
    } catch (error) {
      this.#connected.delete(path);
      // Otherwise bluetoothd would continue to connect in the background.
      await this.#call(path, DEVICE, 'Disconnect', ANSWER_MS).catch(() => undefined);
      throw error;
    }
  }

  async #subscribe(path: string): Promise<void> {
    const characteristic = this.#objects.characteristic(path, HEART_RATE_MEASUREMENT);
    if (characteristic === undefined || this.#objects.device(path)?.Connected !== true) return;
    this.#hearing.add(path);
    this.#news.onStraps(this.#hearing.size);
    try {
      await this.#call(characteristic, CHARACTERISTIC, 'StartNotify', ANSWER_MS);
    } catch (error) {
      this.#silent(path);
      throw error;
    }
  }

  #lost(path: string): void {
    this.#connected.delete(path);
    for (const [address, taken] of this.#taken) if (taken === path && this.#hearing.has(path)) this.#taken.delete(address);
    this.#silent(path);
  }

  #silent(path: string): void {
    if (this.#hearing.delete(path)) this.#news.onStraps(this.#hearing.size);
  }

  #measured(characteristic: string, changed: unknown): void {
    const path = deviceOf(characteristic);
    const device = this.#objects.device(path);
    const strap = device && bluetoothStrap(device.Address);
    const value = typeof changed === 'object' && changed !== null && 'Value' in changed ? changed.Value : undefined;
    if (strap === undefined || !(value instanceof Uint8Array)) return;
    if (this.#objects.characteristic(path, HEART_RATE_MEASUREMENT) !== characteristic) return;
    const rssi = Math.min(0, Math.max(-128, Math.round(device?.RSSI ?? 0)));
    this.#news.onMeasurement(strap, value, rssi, this.#objects.battery(path));
  }

  async #release(bus: Bus): Promise<void> {
    const calls = [...this.#connected].map((path) =>
      bus.call({ destination: BLUEZ, path, interface: DEVICE, member: 'Disconnect' }, FAREWELL_MS).catch(() => undefined),
    );
    await Promise.all(calls);
  }

  #call(path: string, name: string, member: string, timeoutMs: number, parts: { signature?: string; body?: unknown[] } = {}) {
    if (!this.#bus) throw new Error('the bus is not connected');
    return this.#bus.call({ destination: BLUEZ, path, interface: name, member, ...parts }, timeoutMs);
  }
}

async function objectsOf(bus: Bus, objects = new BluezObjects()): Promise<BluezObjects> {
  const manager = { destination: BLUEZ, path: '/', interface: 'org.freedesktop.DBus.ObjectManager' };
  const [reply] = await bus.call({ ...manager, member: 'GetManagedObjects' }, ANSWER_MS);
  objects.learn(reply);
  return objects;
}

function adaptersThatAreOn(objects: BluezObjects): string[] {
  const adapters = objects.adapters();
  const on = adapters.flatMap(({ path, isOn }) => (isOn ? [path] : []));
  if (on.length === 0) throw new BluetoothTrouble(adapters.length === 0 ? 'NoAdapter' : 'SwitchedOff');
  return on;
}

function troubleOf(error: unknown): BluetoothTrouble {
  if (error instanceof BluetoothTrouble) return error;
  const words = error instanceof Error ? error.message : String(error);
  if (error instanceof BusError && /\.(ServiceUnknown|NameHasNoOwner|Spawn\..+)$/.test(error.error))
    return new BluetoothTrouble('NotRunning', undefined, error);
  if (error instanceof BusError && error.error.endsWith('.AccessDenied'))
    return new BluetoothTrouble('NotAllowed', undefined, error);
  return new BluetoothTrouble('Other', words, error);
}
