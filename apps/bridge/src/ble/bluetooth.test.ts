import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BLUETOOTH_STRAPS } from '@clubpulse/contract/devices/strap-number';
import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeBluez } from '../../test/fake-bluez.ts';
import { FakeStick } from '../../test/fake-stick.ts';
import { hasBus, PrivateBus } from '../../test/private-bus.ts';
import { HubClock } from '../clock/hub-clock.ts';
import { captureInput } from '../radio/stdin.ts';
import { lookAtBluetooth } from './bluetooth.ts';

const ONE = 'A0:9E:1A:00:12:34';
const OTHER = 'D4:22:CD:00:00:9A';
const numberOf = (address: string) => BLUETOOTH_STRAPS + Number.parseInt(address.replaceAll(':', ''), 16);

let folder: string;
let bus: PrivateBus;
let bluez: FakeBluez | undefined;
let stop: AbortController;
let ended: Promise<void> | undefined;
const readings: Reading[] = [];
const news: string[] = [];

describe.runIf(hasBus)('Bluetooth straps over D-Bus', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bluetooth-'));
    bus = await PrivateBus.start(folder);
    stop = new AbortController();
  });
  afterEach(async () => {
    stop.abort();
    await ended;
    await bluez?.stop();
    await bus.stop();
    rmSync(folder, { recursive: true, force: true });
    [ended, bluez] = [undefined, undefined];
    readings.length = 0;
    news.length = 0;
  });

  function listen(ant?: { key: readonly number[]; sticks: string }) {
    const source = captureInput({ bluetooth: bus.address, ant }, new HubClock(), {
      onBadLine: (line) => news.push(line),
      onEnded: (program) => news.push(`program ${program}`),
      onBluetoothEnded: (why) => news.push(why),
    });
    ended = source.run((_sentAt, received) => void readings.push(...received), stop.signal);
    return source;
  }
  const newest = (address: string) => readings.findLast(({ strap }) => strap === numberOf(address));
  const timesRequested = (what: string) => (bluez?.calls ?? []).filter((one) => one === what).length;

  test('are found, connected and received with signal and battery level', async () => {
    bluez = await FakeBluez.start(bus.address);
    const strap = bluez.strap(ONE, { rssi: -58, battery: 87 });
    const source = listen();
    await vi.waitFor(() => {
      strap.beat('16485a03');
      expect(newest(ONE)).toEqual({ strap: numberOf(ONE), bpm: 72, rssi: -58, battery: 87 });
    });
    expect(source.name).toBe('straps by Bluetooth');
    expect(source.bluetooth?.()).toEqual({ Straps: 1, Trouble: null, Listens: true });
    expect(source.isHearing?.()).toBe(true);
    const device = `hci0/dev_${ONE.replaceAll(':', '_')}`;
    expect(bluez.calls).toEqual([
      'GetManagedObjects',
      'SetDiscoveryFilter hci0',
      'StartDiscovery hci0',
      `Connect ${device}`,
      `StartNotify ${device}/service000d/char000e`,
    ]);
    stop.abort();
    await ended;
    expect(timesRequested(`Disconnect ${device}`)).toBe(1);
    expect(news).toEqual([]);
  });

  test('are received from the first beat, even when bluetoothd confirms the subscription only later', async () => {
    bluez = await FakeBluez.start(bus.address);
    const notify = `StartNotify hci0/dev_${ONE.replaceAll(':', '_')}/service000d/char000e`;
    const answer = Promise.withResolvers<void>();
    bluez.late.set(notify, answer.promise);
    const strap = bluez.strap(ONE);
    const source = listen();
    await vi.waitFor(() => {
      strap.beat('0078');
      expect(newest(ONE)?.bpm).toBe(120);
    });
    expect(source.bluetooth?.()?.Straps).toBe(1);
    answer.resolve();
  });

  test('are not received when the strap refuses the subscription to its measurements', async () => {
    bluez = await FakeBluez.start(bus.address);
    bluez.refuses.set('StartNotify', 'org.bluez.Error.Failed');
    bluez.strap(ONE);
    const source = listen();
    const notify = `StartNotify hci0/dev_${ONE.replaceAll(':', '_')}/service000d/char000e`;
    await vi.waitFor(() => expect(timesRequested(notify)).toBe(1));
    await vi.waitFor(() => expect(source.bluetooth?.()).toEqual({ Straps: 0, Trouble: null, Listens: true }));
    expect(news).toEqual([]);
  });

  test('are received at the same time when there are two, although one of them connects slowly', async () => {
    bluez = await FakeBluez.start(bus.address);
    const late = bluez.strap(ONE, { connectMs: 300, resolveMs: 300 });
    const quick = bluez.strap(OTHER);
    const source = listen();
    await vi.waitFor(() => {
      late.beat('0078');
      quick.beat('018c00');
      expect([newest(ONE)?.bpm, newest(OTHER)?.bpm]).toEqual([120, 140]);
    });
    expect(source.bluetooth?.()?.Straps).toBe(2);
  });

  test('are received again after they vanished or disconnected, and when they appear after the start', {
    tags: ['atLength'],
  }, async () => {
    bluez = await FakeBluez.start(bus.address);
    const source = listen();
    await vi.waitFor(() => expect(bluez?.isLooking('hci0')).toBe(true));
    const strap = bluez.strap(ONE);
    await vi.waitFor(() => {
      strap.beat('0078');
      expect(newest(ONE)?.bpm).toBe(120);
    });
    strap.vanish();
    await vi.waitFor(() => expect(source.bluetooth?.()?.Straps).toBe(0));
    readings.length = 0;
    strap.appear();
    await vi.waitFor(() => {
      strap.beat('0082');
      expect(newest(ONE)?.bpm).toBe(130);
    });
    strap.disconnect();
    await vi.waitFor(() => expect(source.bluetooth?.()?.Straps).toBe(0));
    strap.appear();
    await vi.waitFor(() => {
      strap.beat('008c');
      expect(newest(ONE)?.bpm).toBe(140);
    });
    expect(news).toEqual([]);
  });

  test('are connected only if they offer the heart-rate service, and a failed connection is retried after a pause', {
    tags: ['atLength'],
  }, async () => {
    bluez = await FakeBluez.start(bus.address);
    bluez.strap(ONE, { uuids: ['0000180f-0000-1000-8000-00805f9b34fb'] });
    const refusing = bluez.strap(OTHER);
    bluez.refuses.set('Connect', 'org.bluez.Error.Failed');
    listen();
    const connecting = `Connect hci0/dev_${OTHER.replaceAll(':', '_')}`;
    await vi.waitFor(() => expect(timesRequested(connecting)).toBe(1));
    refusing.appear();
    bluez.refuses.clear();
    await vi.waitFor(() => {
      refusing.beat('0078');
      expect(newest(OTHER)?.bpm).toBe(120);
    });
    expect(timesRequested(connecting)).toBe(2);
    expect(timesRequested(`Connect hci0/dev_${ONE.replaceAll(':', '_')}`)).toBe(0);
  });

  test('are connected once when two adapters receive the same strap', async () => {
    bluez = await FakeBluez.start(bus.address, [
      { name: 'hci0', isOn: true },
      { name: 'hci1', isOn: true },
    ]);
    const [here, there] = [bluez.strap(ONE), bluez.strap(ONE, { adapter: 'hci1' })];
    const slow = Promise.withResolvers<void>();
    bluez.waits.set('StartDiscovery hci1', slow.promise);
    const source = listen();
    await vi.waitFor(() => {
      here.beat('0078');
      there.beat('0078');
      expect(newest(ONE)?.bpm).toBe(120);
    });
    expect(source.bluetooth?.()).toEqual({ Straps: 1, Trouble: null, Listens: false });
    slow.resolve();
    await vi.waitFor(() => expect(source.bluetooth?.()?.Listens).toBe(true));
    expect(source.bluetooth?.()?.Straps).toBe(1);
    expect(bluez.calls.filter((one) => one.startsWith('Connect'))).toHaveLength(1);
  });

  test('are reported as unavailable when bluetoothd ends, and received again when bluetoothd restarts', async () => {
    bluez = await FakeBluez.start(bus.address);
    const strap = bluez.strap(ONE);
    const source = listen();
    await vi.waitFor(() => {
      strap.beat('0078');
      expect(newest(ONE)?.bpm).toBe(120);
    });
    await bluez.stop();
    await vi.waitFor(() => expect(news).toEqual(['bluetoothd does not run: is the package bluez installed?']));
    expect(source.bluetooth?.()).toEqual({ Straps: 0, Trouble: 'NotRunning', Listens: false });
    expect(source.isHearing?.()).toBe(false);
    bluez = await FakeBluez.start(bus.address);
    const again = bluez.strap(ONE);
    await vi.waitFor(() => {
      again.beat('0082');
      expect(newest(ONE)?.bpm).toBe(130);
    });
    expect(source.bluetooth?.()).toEqual({ Straps: 1, Trouble: null, Listens: true });
  });

  test('are reported as unavailable while Bluetooth is off, and as available when it is switched on', {
    tags: ['atLength'],
  }, async () => {
    bluez = await FakeBluez.start(bus.address, [{ name: 'hci0', isOn: false }]);
    const source = listen();
    await vi.waitFor(() => expect(source.bluetooth?.()?.Trouble).toBe('SwitchedOff'));
    bluez.power('hci0', true);
    await vi.waitFor(() => expect(source.bluetooth?.()?.Listens).toBe(true));
    bluez.power('hci0', false);
    await vi.waitFor(() => expect(source.bluetooth?.()?.Trouble).toBe('SwitchedOff'));
    expect(new Set(news).size).toBe(1);
  });

  test('are covered by the check command, which reports whether bluetoothd runs and an adapter is on', async () => {
    await expect(lookAtBluetooth(bus.address)).rejects.toThrow('bluetoothd does not run: is the package bluez installed?');
    bluez = await FakeBluez.start(bus.address);
    expect(await lookAtBluetooth(bus.address)).toBe('hci0 listens');
    bluez.power('hci0', false);
    await expect(lookAtBluetooth(bus.address)).rejects.toThrow('Bluetooth is switched off');
    await bluez.stop();
    bluez = await FakeBluez.start(bus.address, []);
    await expect(lookAtBluetooth(bus.address)).rejects.toThrow('there is no Bluetooth adapter');
    await expect(lookAtBluetooth(`unix:path=${folder}/nowhere`)).rejects.toThrow('no bus at unix:path=');
  });

  test('cannot be received by a user outside the group bluetooth, and the message names that group', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'closed-'));
    const strict = await PrivateBus.start(closed, '<deny send_destination="org.bluez"/>');
    const service = await FakeBluez.start(strict.address);
    await expect(lookAtBluetooth(strict.address)).rejects.toThrow('is it in the group bluetooth?');
    await service.stop();
    await strict.stop();
    rmSync(closed, { recursive: true, force: true });
  });

  test('are requested by messages on the system bus that other D-Bus programs can read', async () => {
    bluez = await FakeBluez.start(bus.address);
    bluez.strap(ONE, { rssi: -58 }).appear();
    const sent = ['--print-reply', '--dest=org.bluez', '/', 'org.freedesktop.DBus.ObjectManager.GetManagedObjects'];
    const { stdout: output } = await promisify(execFile)('dbus-send', [`--bus=${bus.address}`, ...sent]);
    expect(output).toContain(`object path "/org/bluez/hci0/dev_${ONE.replaceAll(':', '_')}"`);
    expect(output).toMatch(/string "RSSI"\s+variant\s+int16 -58/);
    expect(output).toMatch(/string "Powered"\s+variant\s+boolean true/);
  });

  test('are returned once when they also send over ANT+, while the bridge also reads ANT+ sticks', async () => {
    bluez = await FakeBluez.start(bus.address);
    const strap = bluez.strap(ONE);
    const stick = await FakeStick.plug(join(folder, 'ant-one'));
    try {
      const source = listen({ key: [1, 2, 3, 4, 5, 6, 7, 8], sticks: join(folder, 'ant-') });
      expect(source.name).toBe('straps by ANT+ sticks and straps by Bluetooth');
      await vi.waitFor(() => {
        strap.beat('0078');
        stick.say(...stick.broadcast({ device: 4711, rssi: -55, data: '84002e562e562d6c' }));
        expect(newest(ONE)?.bpm).toBe(120);
        expect(readings).toContainEqual({ strap: 4711, bpm: 108, rssi: -55 });
      });
    } finally {
      await stick.pull();
    }
  });
});

test.runIf(!hasBus)('the tests of Bluetooth straps are skipped because this machine has no dbus-daemon', () => {
  expect(spawnSync('dbus-daemon', ['--version']).error).toBeDefined();
});
