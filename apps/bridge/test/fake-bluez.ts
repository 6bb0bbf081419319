import { setTimeout as sleep } from 'node:timers/promises';
import { Bus } from '../src/ble/dbus/bus.ts';
import { type BusMessage, MESSAGE } from '../src/ble/dbus/messages.ts';
import { variant } from '../src/ble/dbus/values.ts';

const DBUS = 'org.freedesktop.DBus';
const HEART_RATE = '0000180d-0000-1000-8000-00805f9b34fb';
const MEASUREMENT = '00002a37-0000-1000-8000-00805f9b34fb';
const ANSWER_MS = 60_000;

type Properties = Record<string, ReturnType<typeof variant>>;
type Interfaces = Record<string, Properties>;

const text = (value: string) => variant('s', value);
const flag = (value: boolean) => variant('b', value);

export class FakeBluez {
  readonly #bus: Bus;
  readonly #objects = new Map<string, Interfaces>();
  readonly calls: string[] = [];
  readonly straps = new Map<string, FakeBluetoothStrap>();
  readonly refuses = new Map<string, string>();
  readonly waits = new Map<string, Promise<void>>();
  readonly late = new Map<string, Promise<void>>();

  static async start(address: string, adapters: readonly { name: string; isOn: boolean }[] = [{ name: 'hci0', isOn: true }]) {
    const waiting: BusMessage[] = [];
    let service: FakeBluez | undefined;
    const bus = await Bus.connect(address, (message) => void (service ? service.#take(message) : waiting.push(message)));
    service = new FakeBluez(bus);
    for (const { name, isOn } of adapters) {
      const properties = { Powered: flag(isOn), Discovering: flag(false), Address: text('00:1A:7D:DA:71:13') };
      service.#objects.set(`/org/bluez/${name}`, { 'org.bluez.Adapter1': properties });
    }
    for (const message of waiting) service.#take(message);
    await bus.call(
      {
        destination: DBUS,
        path: '/org/freedesktop/DBus',
        interface: DBUS,
        member: 'RequestName',
        signature: 'su',
        body: ['org.bluez', 4],
      },
      ANSWER_MS,
    );
    return service;
  }

  private constructor(bus: Bus) {
    this.#bus = bus;
  }

  stop(): Promise<void> {
    this.#bus.close();
    return this.#bus.ended;
  }

  strap(address: string, options: Partial<StrapOptions> = {}): FakeBluetoothStrap {
    const { adapter = 'hci0', rssi = -60, connectMs = 0, resolveMs = 0, battery, uuids = [HEART_RATE] } = options;
    const path = `/org/bluez/${adapter}/dev_${address.replaceAll(':', '_')}`;
    const strap = new FakeBluetoothStrap(this, path, address, { adapter, rssi, connectMs, resolveMs, battery, uuids });
    this.straps.set(path, strap);
    if (this.isLooking(adapter)) strap.appear();
    return strap;
  }

  isLooking(adapter: string): boolean {
    return this.#objects.get(`/org/bluez/${adapter}`)?.['org.bluez.Adapter1']?.['Discovering']?.value === true;
  }

  power(adapter: string, isOn: boolean): void {
    this.set(`/org/bluez/${adapter}`, 'org.bluez.Adapter1', { Powered: flag(isOn), Discovering: flag(false) });
  }

  add(path: string, interfaces: Interfaces): void {
    this.#objects.set(path, { ...this.#objects.get(path), ...interfaces });
    this.#signal('/', `${DBUS}.ObjectManager`, 'InterfacesAdded', 'oa{sa{sv}}', [path, interfaces]);
  }

  remove(path: string): void {
    const interfaces = Object.keys(this.#objects.get(path) ?? {});
    this.#objects.delete(path);
    this.#signal('/', `${DBUS}.ObjectManager`, 'InterfacesRemoved', 'oas', [path, interfaces]);
  }

  set(path: string, name: string, properties: Properties, invalidated: readonly string[] = []): void {
    const known = this.#objects.get(path)?.[name];
    if (!known) return;
    Object.assign(known, properties);
    for (const property of invalidated) delete known[property];
    this.#signal(path, `${DBUS}.Properties`, 'PropertiesChanged', 'sa{sv}as', [name, properties, invalidated]);
  }

  #signal(path: string, name: string, member: string, signature: string, body: readonly unknown[]): void {
    this.#bus.send({ type: MESSAGE.signal, path, interface: name, member, signature, body });
  }

  #take(message: BusMessage): void {
    if (message.type !== MESSAGE.call) return;
    const { path = '', member = '', sender, serial } = message;
    const method = `${member} ${path.split('/').slice(3).join('/')}`.trim();
    this.calls.push(method);
    const reply = { destination: sender, replySerial: serial };
    const done = this.waits.get(method)?.then(() => this.#do(path, member)) ?? this.#do(path, member);
    const answered = async () => {
      const replied = await done;
      await this.late.get(method);
      return replied;
    };
    answered().then(
      (replied) => this.#bus.send({ ...reply, type: MESSAGE.answer, ...replied }),
      (error: Error) =>
        this.#bus.send({ ...reply, type: MESSAGE.error, error: error.message, signature: 's', body: ['it refuses'] }),
    );
  }

  async #do(path: string, member: string): Promise<{ signature?: string; body?: readonly unknown[] }> {
    const refusal = this.refuses.get(member);
    if (refusal !== undefined) throw new Error(refusal);
    if (member === 'GetManagedObjects') return { signature: 'a{oa{sa{sv}}}', body: [Object.fromEntries(this.#objects)] };
    if (member === 'StartDiscovery') {
      this.set(path, 'org.bluez.Adapter1', { Discovering: flag(true) });
      for (const strap of this.straps.values()) if (strap.path.startsWith(`${path}/`)) strap.appear();
    }
    if (member === 'Connect') await this.straps.get(path)?.connect();
    if (member === 'Disconnect') this.straps.get(path)?.disconnect();
    if (member === 'StartNotify') this.set(path, 'org.bluez.GattCharacteristic1', { Notifying: flag(true) });
    return {};
  }
}

interface StrapOptions {
  readonly adapter: string;
  readonly rssi: number;
  readonly connectMs: number;
  readonly resolveMs: number;
  readonly battery: number | undefined;
  readonly uuids: readonly string[];
}

class FakeBluetoothStrap {
  readonly path: string;
  readonly #bluez: FakeBluez;
  readonly #address: string;
  readonly #options: StrapOptions;
  #isThere = false;
  #isConnected = false;
  #isNotifying = false;

  constructor(bluez: FakeBluez, path: string, address: string, options: StrapOptions) {
    this.#bluez = bluez;
    this.path = path;
    this.#address = address;
    this.#options = options;
  }

  get characteristic(): string {
    return `${this.path}/service000d/char000e`;
  }

  appear(): void {
    const { rssi, uuids, adapter } = this.#options;
    if (this.#isThere) return this.#bluez.set(this.path, 'org.bluez.Device1', { RSSI: variant('n', rssi) });
    this.#isThere = true;
    const device = {
      Address: text(this.#address),
      AddressType: text('random'),
      Adapter: variant('o', `/org/bluez/${adapter}`),
      Connected: flag(false),
      ServicesResolved: flag(false),
      UUIDs: variant('as', uuids),
      RSSI: variant('n', rssi),
    };
    this.#bluez.add(this.path, { 'org.bluez.Device1': device });
  }

  async connect(): Promise<void> {
    const { connectMs, resolveMs, battery } = this.#options;
    await sleep(connectMs);
    if (!this.#isThere) throw new Error('org.bluez.Error.Failed');
    this.#isConnected = true;
    this.#bluez.set(this.path, 'org.bluez.Device1', { Connected: flag(true) });
    const resolve = () => {
      if (!this.#isConnected) return;
      this.#bluez.add(`${this.path}/service000d`, { 'org.bluez.GattService1': { UUID: text(HEART_RATE), Primary: flag(true) } });
      const characteristic = { UUID: text(MEASUREMENT), Notifying: flag(false), Flags: variant('as', ['notify']) };
      this.#bluez.add(this.characteristic, { 'org.bluez.GattCharacteristic1': characteristic });
      if (battery !== undefined) this.#bluez.add(this.path, { 'org.bluez.Battery1': { Percentage: variant('y', battery) } });
      this.#isNotifying = true;
      this.#bluez.set(this.path, 'org.bluez.Device1', { ServicesResolved: flag(true) });
    };
    if (resolveMs === 0) resolve();
    else setTimeout(resolve, resolveMs);
  }

  beat(bytes: string): void {
    if (!this.#isConnected || !this.#isNotifying) return;
    const value = variant('ay', Uint8Array.from(Buffer.from(bytes, 'hex')));
    this.#bluez.set(this.characteristic, 'org.bluez.GattCharacteristic1', { Value: value });
  }

  disconnect(): void {
    if (!this.#isConnected) return;
    this.#isConnected = false;
    this.#isNotifying = false;
    this.#bluez.set(this.path, 'org.bluez.Device1', { Connected: flag(false), ServicesResolved: flag(false) }, ['RSSI']);
    this.#bluez.remove(this.characteristic);
    this.#bluez.remove(`${this.path}/service000d`);
  }

  vanish(): void {
    this.disconnect();
    if (!this.#isThere) return;
    this.#isThere = false;
    this.#bluez.remove(this.path);
  }
}
