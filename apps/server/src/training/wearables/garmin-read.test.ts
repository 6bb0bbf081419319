import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../test/proof/at-length.ts';
import { cutBody, type ReadBody, readBody } from './garmin-read.wire.ts';

const begin = Date.UTC(2026, 4, 1) / 1000;
const entry = fc.oneof(
  fc.record({
    userId: fc.constantFrom('a', 'b', 'ü'),
    activityType: fc.constantFrom('RUNNING', 'ROWING'),
    startTimeInSeconds: fc.integer({ min: begin, max: begin + 100_000 }),
    durationInSeconds: fc.integer({ min: 0, max: 4000 }),
    deviceName: fc.string({ maxLength: 40 }),
  }),
  fc.record({ userId: fc.constantFrom('a', 'b'), callbackURL: fc.webUrl() }),
  fc.record({ userId: fc.constantFrom('a', 'b'), permissions: fc.array(fc.constantFrom('ACTIVITY_EXPORT', 'HEALTH_EXPORT')) }),
  fc.record({ userId: fc.constantFrom('a', 'b'), startTimeInSeconds: fc.constant(begin), durationInSeconds: fc.constant(60) }),
  fc.constantFrom(null, 1, 'none', []),
);
const lists = fc.oneof(fc.array(entry, { maxLength: 12 }), fc.constantFrom(null, {}, 'no list'));
const body = fc.dictionary(
  fc.constantFrom('activities', 'activityDetails', 'dailies', 'bodyComps', 'deregistrations', 'userPermissionsChange', 'unknown'),
  lists,
);
const bytesOf = (json: unknown) => new TextEncoder().encode(JSON.stringify(json));

it('a message body of Garmin gives the same entries when it is read whole as when it is cut into parts and pings within the limits', {
  tags: ['examples'],
}, () => {
  fc.assert(
    fc.property(body, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 600 }), (json, entriesMax, bytesMax) => {
      const complete = readBody(bytesOf(json));
      const cut = cutBody(bytesOf(json), entriesMax, bytesMax);
      expect(cut === undefined).toBe(complete === undefined);
      if (!cut || !complete) return;
      const parts = cut.parts.map((part) => readBody(part)) as ReadBody[];
      for (const part of cut.parts) {
        const entries = Object.values(JSON.parse(new TextDecoder().decode(part)) as Record<string, unknown[]>).flat();
        expect(entries.length).toBeLessThanOrEqual(entriesMax);
        const text = entries.map((one) => JSON.stringify(one)).join('');
        expect(entries.length === 1 || Buffer.byteLength(text) <= bytesMax).toBe(true);
      }
      const together = <K extends 'activities' | 'health' | 'deregistrations' | 'permissions'>(name: K) =>
        parts.flatMap((part) => part[name] as unknown[]);
      for (const name of ['activities', 'health', 'deregistrations', 'permissions'] as const)
        expect(together(name)).toEqual(complete[name]);
      expect(cut.pings).toEqual(complete.pings);
      expect(parts.flatMap(({ pings }) => pings)).toEqual([]);
      expect(parts.reduce((sum, { malformed }) => sum + malformed, 0)).toBe(complete.malformed);
      const kinds = parts.flatMap((part) => [
        ...part.permissions.map(() => 0),
        ...[...part.activities, ...part.health].map(() => 1),
        ...part.deregistrations.map(() => 2),
      ]);
      expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
    }),
    { numRuns: runs(100) },
  );
});

it.each(['', '{', '[]', '"a"', '{"none":[]}'])('the message body %j is not readable and cannot be cut into parts', (text) => {
  expect(cutBody(new TextEncoder().encode(text), 10, 100)).toBeUndefined();
});

it('an entry that a schema cannot compare counts as malformed, and the other entries of its message are read', () => {
  const account = { userId: 'a', permissions: ['ACTIVITY_EXPORT'] };
  const uncomparable = [
    { ...account, userId: { length: { toString: 1 } } },
    { userId: 'a', callbackURL: { length: {} } },
  ];
  const bytes = bytesOf({ activities: uncomparable, dailies: uncomparable, userPermissionsChange: [...uncomparable, account] });
  const permissions = [{ account: 'a', permissions: ['ACTIVITY_EXPORT'], at: 0 }];
  expect(readBody(bytes)).toMatchObject({ malformed: 6, permissions });
  const cut = cutBody(bytes, 100, 10_000);
  expect(cut).toMatchObject({ parts: [expect.anything()], pings: [] });
  expect(cut?.parts.map((part) => readBody(part))).toMatchObject([{ malformed: 6, permissions }]);
});
