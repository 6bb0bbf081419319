import { spawn } from 'node:child_process';
import { pbkdf2 } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decode } from '../../test/gym-server.ts';
import { HubClock } from '../clock/hub-clock.ts';
import { ReadingQueue } from './reading-queue.ts';

const derive = promisify(pbkdf2);

let folder: string;
let losses: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridge-queue-'));
  losses = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (maxMessages = 100_000) => new ReadingQueue(folder, { maxMessages, onLoss: (what) => losses.push(what) });
const segments = () => readdirSync(folder).filter((name) => name.endsWith('.log'));
function fill(queue: ReadingQueue, count: number): void {
  for (let done = 0; done < count; done += 1) {
    const seq = queue.last + 1;
    queue.append(seq * 1000, [{ strap: 12345, bpm: seq % 256, rssi: -60 }]);
  }
}
function contents(queue: ReadingQueue) {
  return Array.from({ length: queue.waiting }, (_, index) => decode(queue.read(queue.first + index)));
}

describe('queued messages', () => {
  test('are numbered from 1 and returned in the format in which they are sent', () => {
    const queue = open();
    expect([queue.first, queue.last, queue.waiting]).toEqual([1, 0, 0]);
    fill(queue, 3);
    queue.acknowledge(1);
    expect(contents(queue)).toEqual([
      { queue: queue.id, seq: 2, first: 2, sentAt: 2000, readings: [{ strap: 12345, bpm: 2, rssi: -60 }] },
      { queue: queue.id, seq: 3, first: 2, sentAt: 3000, readings: [{ strap: 12345, bpm: 3, rssi: -60 }] },
    ]);
    queue.close();
  });

  test('are not reported as lost when the queue is closed while it writes them to disk', { tags: ['atLength'] }, async () => {
    for (let round = 1; round <= 3; round += 1) {
      const queue = open(400);
      const others = Array.from({ length: 8 }, () => derive('busy', 'disk', 50_000, 64, 'sha512'));
      fill(queue, round * 100 + 1 - queue.last);
      queue.close();
      await Promise.all(others);
    }
    await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('FSReqCallback'));
    expect(losses).toEqual([]);
  });

  test('ignore acknowledgements of messages outside the queue', () => {
    const queue = open();
    fill(queue, 3);
    queue.acknowledge(2);
    queue.acknowledge(1);
    queue.acknowledge(4);
    expect([queue.first, queue.last]).toEqual([3, 3]);
    queue.close();
  });

  test('are deleted from disk segment by segment after acknowledgement', () => {
    const queue = open();
    fill(queue, 3 * 3600 + 1);
    expect(segments()).toHaveLength(4);
    queue.acknowledge(3600);
    expect(segments()).toEqual(['0000003601.log', '0000007201.log', '0000010801.log']);
    queue.acknowledge(10_801);
    expect(segments()).toEqual(['0000010801.log']);
    queue.close();
  });
});

describe('a reopened queue', () => {
  test('continues under the same queue number after it was closed', () => {
    const before = open();
    fill(before, 5);
    before.acknowledge(2);
    before.close();
    const after = open();
    expect([after.id, after.first, after.last]).toEqual([before.id, 3, 5]);
    fill(after, 1);
    expect(contents(after).map(({ seq, sentAt }) => [seq, sentAt])).toEqual([3, 4, 5, 6].map((seq) => [seq, seq * 1000]));
    after.close();
    expect(losses).toEqual([]);
  });

  test('returns its messages under a new queue number when it was not closed', () => {
    const before = open();
    fill(before, 5);
    before.acknowledge(2);
    const after = open();
    expect(after.id).not.toBe(before.id);
    expect(contents(after).map(({ queue, seq }) => [queue, seq])).toEqual([3, 4, 5].map((seq) => [after.id, seq]));
    after.close();
    before.close();
  });

  test.each([
    ['a record cut short', (file: string) => truncateSync(file, statSync(file).size - 3), 9],
    ['zeros behind the end', (file: string) => appendFileSync(file, Buffer.alloc(4096)), 10],
    ['noise behind the end', (file: string) => appendFileSync(file, Buffer.from('a power cut at the worst moment')), 10],
  ])('is readable although the file has %s', (_, damage, last) => {
    const before = open();
    fill(before, 10);
    before.close();
    damage(join(folder, segments()[0] ?? ''));
    const after = open();
    expect([after.first, after.last]).toEqual([1, last]);
    expect(losses).toEqual(['the last record on the disk was cut off']);
    fill(after, 2);
    expect(contents(after).map(({ seq }) => seq)).toEqual(Array.from({ length: last + 2 }, (__, index) => index + 1));
    after.close();
    const again = open();
    expect(again.last).toBe(last + 2);
    again.close();
  });

  test('sends a message with damaged bytes as an empty message, and sends all later messages unchanged', () => {
    const before = open(40);
    fill(before, 25);
    before.close();
    const file = join(folder, '0000000011.log');
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 0xff, bytes.length - 1);
    writeFileSync(file, bytes);
    const after = open(40);
    expect([after.first, after.last]).toEqual([1, 25]);
    expect(contents(after).map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(
      contents(after)
        .filter(({ readings }) => readings.length === 0)
        .map(({ seq }) => seq),
    ).toEqual([20]);
    after.close();
  });
});

test('a full queue drops its oldest messages and reports the loss', () => {
  const queue = open(100);
  fill(queue, 250);
  expect(queue.waiting).toBeLessThanOrEqual(100);
  expect(queue.waiting).toBeGreaterThanOrEqual(75);
  expect(queue.last).toBe(250);
  expect(contents(queue).at(0)?.seq).toBe(queue.first);
  expect(new Set(losses)).toEqual(new Set(['the queue is full: the oldest 25 messages were dropped']));
  expect(losses).toHaveLength((queue.first - 1) / 25);
  queue.close();
});

describe.runIf(existsSync('/dev/full'))('with a full disk', () => {
  const SERVER_AHEAD = 7_200_000;
  const small = ['stamps.json', 'queue.json'];
  const fillDisk = () => {
    for (const name of small) symlinkSync('/dev/full', join(folder, `${name}.new`));
  };
  const emptyDisk = () => {
    for (const name of small) rmSync(join(folder, `${name}.new`));
  };
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const receiveAt = (queue: ReadingQueue, clock: HubClock, agoMs: number) =>
    queue.append(clock.now() - agoMs, [{ strap: 12345, bpm: 100, rssi: -60 }], clock.basis());

  test('the times of a queue are corrected to the server’s time, and the correction is stored when there is space again', () => {
    const clock = new HubClock({ steadyMs: () => 0, wallMs: () => 1_000_000, boot: 'one' });
    const queue = open();
    for (const agoMs of [2000, 1000, 0]) receiveAt(queue, clock, agoMs);
    fillDisk();
    const before = openFiles();
    clock.learn(0, 1_000_000 + SERVER_AHEAD, 0);
    queue.settle(clock);
    queue.acknowledge(1);
    expect(openFiles()).toBe(before);
    expect(contents(queue).map(({ sentAt }) => sentAt - SERVER_AHEAD)).toEqual([999_000, 1_000_000]);
    expect(losses).toEqual([expect.stringMatching(/^the clock of readings is not stored on disk: .*ENOSPC/)]);
    emptyDisk();
    queue.acknowledge(2);
    expect(readFileSync(join(folder, 'stamps.json'), 'utf8')).toContain(`"correction":${SERVER_AHEAD}`);
    queue.close();
  });

  test('a queue with a full disk can be opened and closed, and gets a new queue number', () => {
    const before = open();
    fill(before, 2);
    before.close();
    fillDisk();
    const full = open();
    expect([full.first, full.last]).toEqual([1, 2]);
    expect(full.id).not.toBe(before.id);
    full.close();
    expect(new Set(losses)).toEqual(new Set([expect.stringMatching(/^the number of the queue is not stored on disk: .*ENOSPC/)]));
    emptyDisk();
    const after = open();
    expect([after.first, after.last]).toEqual([1, 2]);
    after.close();
  });
});

test('kill -9 of the writing process loses no queued message', { tags: ['atLength'] }, async () => {
  for (let round = 0; round < 3; round += 1) {
    let lastEntered = 0;
    const writer = spawn(process.execPath, [join(import.meta.dirname, '../../test/append-forever.ts'), folder]);
    try {
      let output = '';
      for await (const chunk of writer.stdout) {
        output += chunk;
        if (output.length > 2000) writer.kill('SIGKILL');
      }
      lastEntered = Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1));
    } finally {
      writer.kill('SIGKILL');
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'close');
    expect(writer.signalCode).toBe('SIGKILL');
    expect(lastEntered).toBeGreaterThan(1000);
    const queue = open(1_000_000);
    expect(queue.last).toBeGreaterThanOrEqual(lastEntered);
    expect(queue.waiting).toBeLessThanOrEqual(70);
    for (const { seq, sentAt, readings } of contents(queue)) {
      expect([sentAt, readings]).toEqual([(seq - 1) * 1000, [{ strap: 12345, bpm: (seq - 1) % 256, rssi: -60 }]]);
    }
    queue.close();
  }
  expect(losses).toEqual([]);
});
