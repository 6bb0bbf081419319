import { describe, expect, it } from 'vitest';
import { auditBeats, auditBookings, auditCharges, auditMails } from './audit.ts';
import { auditResults, auditTrainings, auditWalls } from './audit-trainings.ts';
import { Gaps, gapTable } from './gaps.ts';
import { settingsOf } from './haproxy.ts';
import { accountOfParts, missingPackages } from './programs.ts';
import { definitionsOf } from './rabbitmq.ts';

describe('the audit', () => {
  const beats = (...seconds: number[]) => new Map(seconds.map((second) => [second, 120]));

  it('finds lost and doubled heartbeats, and stored ones that were not measured', () => {
    const expected = new Map([[7, beats(1, 2, 3)]]);
    const stored = (...seconds: number[]) => seconds.map((second) => ({ userId: 7, second, bpm: 120 }));
    expect(auditBeats(expected, stored(1, 2, 3)).findings).toEqual([]);
    expect(auditBeats(expected, [...stored(1, 1), { userId: 7, second: 2, bpm: 90 }]).findings).toEqual([
      '1 heartbeats are lost',
      '1 heartbeats are counted twice',
      '1 heartbeats are stored that were not measured',
    ]);
  });

  it('finds trainings, results and walls that differ from the measured heart rates', () => {
    const begin = Date.UTC(2026, 5, 1) / 1000;
    const measured = new Map([[7, new Map(Array.from({ length: 600 }, (_, second) => [begin + second, 140]))]]);
    const right = {
      userId: 7,
      Begin: begin,
      End: begin + 600,
      Duration: 600,
      Zones: [0, 0, 0, 600, 0, 0],
      GapTime: 0,
      TargetTime: 600,
      Points: 60,
      AverageHeartRate: 140,
      MaxHeartRate: 140,
    };
    expect(auditTrainings(measured, [right]).findings).toEqual([]);
    expect(auditTrainings(measured, []).findings).toEqual(['1 trainings are lost']);
    expect(auditTrainings(measured, [{ ...right, Points: 66 }, right]).findings).toEqual([
      '1 trainings were not measured',
      expect.stringMatching(/^1 trainings have other figures: .* 66 140 140 instead of .* 60 140 140$/),
    ]);
    const ran = { gym: { clubId: 3, athletes: [{ id: 7, strap: 1 }] }, from: begin + 300, to: begin + 3600 };
    expect(auditResults(measured, [{ ...ran, points: [30] }]).findings).toEqual([]);
    expect(auditResults(measured, [{ ...ran, points: [30, 30] }]).findings).toEqual([
      'A class has the results 30,30 instead of 30',
    ]);
    expect(auditWalls(measured, [ran], [{ clubId: 3, points: 30 }]).findings).toEqual([]);
    const rounded = { ...ran, from: begin + 295 };
    expect(auditResults(measured, [{ ...rounded, points: [31] }]).findings).toEqual([]);
    expect(auditWalls(measured, [rounded], [{ clubId: 3, points: 30 }]).findings).toEqual([]);
    expect(auditWalls(measured, [ran], [{ clubId: 3, points: 33 }]).findings).toEqual(['A wall shows 33 points instead of 30']);
  });

  it('finds bookings that were answered and not stored, or stored and not answered', () => {
    const booking = (userId: number, state = 'Booked') => ({ classId: 1, userId, state });
    expect(auditBookings([booking(1)], [booking(1)], []).findings).toEqual([]);
    expect(auditBookings([booking(1), booking(2)], [booking(1), booking(2, 'Waiting')], ['seats']).findings).toEqual([
      '1 answered bookings are not stored',
      '1 bookings are stored without an answer',
      'seats',
    ]);
  });

  it('finds doubled, lost and unbooked charges, and credits that were not paid', () => {
    const charge = (id: string) => ({ id, status: 'succeeded' });
    const credits = { booked: 10, each: 10 };
    const right = { orders: [1], charges: [charge('a'), { id: 'b', status: 'canceled' }], transactions: ['a'], credits };
    expect(auditCharges(right).findings).toEqual([]);
    expect(auditCharges({ ...right, charges: [charge('a'), charge('b')], transactions: ['a', 'a'] }).findings).toEqual([
      '1 charges are doubled',
      '1 payments are on the books twice',
      '1 charges are not on the books',
    ]);
    expect(auditCharges({ ...right, orders: [1, 2] }).findings).toEqual([
      '1 charges are lost',
      '10 credits were given for 20 paid ones',
    ]);
  });

  it('distinguishes doubled mails from mails that came again with the same Message-ID', () => {
    const mail = (name: string, number: number) => ({ to: `${name}@example.com`, id: `<mail-17-${number}@localhost>` });
    const right = { visitors: ['a@example.com'], most: new Map([['b@example.com', 2]]), stored: [1, 2, 3] };
    const all = [mail('a', 1), mail('b', 2), mail('b', 3)];
    expect(auditMails({ ...right, delivered: all }).findings).toEqual([]);
    const others = [mail('c', 4), mail('c', 5), mail('b', 2), mail('b', 2)];
    expect(auditMails({ ...right, delivered: others }).findings).toEqual([
      '3 mails are lost',
      '1 mails are doubled',
      '1 mails came again with the same Message-ID',
    ]);
  });
});

it('a gap is the time between two successes of one source, and belongs to the newest kill', () => {
  let now = 0;
  const gaps = new Gaps(() => now);
  for (const stream of ['heartbeats', 'bookings', 'payments', 'mails'] as const) gaps.success(stream);
  expect(gaps.isFlowing(-1)).toBe(false);
  for (const source of [1, 2]) gaps.success('wall', source);
  expect(gaps.isFlowing(-1)).toBe(true);
  now = 1_000;
  gaps.success('wall', 1);
  gaps.begin('broker');
  now = 4_500;
  gaps.success('wall', 1);
  for (const stream of ['heartbeats', 'bookings', 'payments', 'mails'] as const) gaps.success(stream);
  expect([gaps.isFlowing(1_000), gaps.stuck(1_000)]).toEqual([false, ['wall 2']]);
  gaps.success('wall', 2);
  expect([gaps.isFlowing(1_000), gaps.count('wall')]).toEqual([true, 2]);
  expect(
    gapTable(new Map([['broker', 10]]), gaps)
      .split('\n')
      .slice(2),
  ).toEqual(['| no kill |  | 1.0 |  |  |  |  |', '| broker | 10 | 4.5 | 4.5 | 4.5 | 4.5 | 4.5 |']);
});

it('HAProxy finds the primary by the answer f to `pg_is_in_recovery()`', () => {
  const way = (port: number) => ({ port, servers: [{ name: `one${port}`, port: port + 1 }] });
  const settings = settingsOf({ web: way(1), mqtt: way(3), database: way(5) });
  expect(settings).toContain('tcp-check expect binary 440000000b00010000000166');
  const [, start = '', question = ''] = /send-binary (\w+)\s+tcp-check send-binary (\w+)/.exec(settings) ?? [];
  expect(Buffer.from(start, 'hex').toString()).toContain('user\0failover_check\0database\0postgres\0\0');
  expect(Buffer.from(question, 'hex').readUInt32BE(1)).toBe(question.length / 2 - 1);
  expect(settings.split('\nbackend primary\n')[1]).toContain('retries 0');
  expect(settings.match(/^ {2}server \w+ 127\.0\.0\.1:\d+$/gm)).toHaveLength(3);
});

it('missing programs are named by their packages, without the broker that is not chosen', () => {
  expect(missingPackages('mosquitto', () => true)).toEqual([]);
  expect(missingPackages('mosquitto', () => false)).toEqual(['postgresql', 'pgbouncer', 'haproxy', 'mosquitto']);
  expect(missingPackages('rabbitmq', (program) => program === 'initdb')).toEqual([
    'postgresql',
    'pgbouncer',
    'haproxy',
    'rabbitmq-server',
  ]);
});

it('the parts run under an account without rights where the user is root, otherwise as the user', () => {
  const passwd = 'nobody:x:65534:65534::/:/bin/false\npostgres:x:101:104::/var/lib/postgresql:/bin/bash\n';
  expect(accountOfParts(passwd, true)).toEqual({ uid: 101, gid: 104 });
  expect(accountOfParts(passwd.split('\n')[0], true)).toEqual({ uid: 65_534, gid: 65_534 });
  expect(accountOfParts(passwd, false)).toBeUndefined();
  expect(() => accountOfParts('root:x:0:0::/root:/bin/sh', true)).toThrow('neither');
});

it('a bridge at RabbitMQ may use its own topics and no other ones', () => {
  const { topic_permissions: rights } = definitionsOf(
    new Map([
      ['server', 'x'],
      ['7', 'y'],
    ]),
  );
  const [read, write] = [new RegExp(rights[1]?.read ?? ''), new RegExp(rights[1]?.write ?? '')];
  const topics = [
    'clubpulse.c.3.b.7.ack',
    'clubpulse.c.3.b.7.hr',
    'clubpulse.server',
    'clubpulse.c.3.b.77.ack',
    'clubpulse.live.ask',
  ];
  expect(topics.filter((topic) => read.test(topic))).toEqual(['clubpulse.c.3.b.7.ack', 'clubpulse.server']);
  expect(topics.filter((topic) => write.test(topic))).toEqual(['clubpulse.c.3.b.7.hr']);
});
