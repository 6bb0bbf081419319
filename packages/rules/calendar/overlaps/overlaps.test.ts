import { describe, expect, it } from 'vitest';
import { type OtherDay, overlap, overlapKindsOf } from './overlaps.ts';

const at = (clock: string) => new Date(`2026-11-26T${clock}:00Z`);
const from = (Begin: string, End: string) => ({ Begin: at(Begin), End: at(End) });
const yoga = { ...from('18:00', '19:00'), TrainerId: 3, DisplayGroupId: 1 };
const other = (changed: Partial<OtherDay> = {}): OtherDay => ({ ...yoga, isCanceled: false, sharedAthletes: 0, ...changed });

describe('a class that overlaps another one', () => {
  it.each([
    ['overlaps', '18:30', '19:30', true],
    ['overlaps', '17:30', '18:01', true],
    ['overlaps', '17:00', '20:00', true],
    ['overlaps', '18:15', '18:30', true],
    ['does not overlap', '19:00', '20:00', false],
    ['does not overlap', '17:00', '18:00', false],
  ])('%s, from %s to %s, a class from 18:00 to 19:00', (_, begin, end, expected) => {
    expect(overlap(yoga, from(begin, end))).toBe(expected);
    expect(overlap(from(begin, end), yoga)).toBe(expected);
  });
});

describe('the kinds of an overlap', () => {
  it('are the trainer, the room and members with a seat in both classes', () => {
    expect(overlapKindsOf(yoga, other({ sharedAthletes: 2 }))).toEqual(['Trainer', 'Room', 'Athlete']);
    expect(overlapKindsOf(yoga, other({ DisplayGroupId: 2 }))).toEqual(['Trainer']);
    expect(overlapKindsOf(yoga, other({ TrainerId: 4 }))).toEqual(['Room']);
    expect(overlapKindsOf(yoga, other({ TrainerId: 4, DisplayGroupId: 2 }))).toEqual([]);
  });

  it('are none when neither class has a trainer or a room', () => {
    const nowhere = { ...from('18:00', '19:00'), TrainerId: null, DisplayGroupId: null };
    expect(overlapKindsOf(nowhere, other({ TrainerId: null, DisplayGroupId: null }))).toEqual([]);
  });

  it('are none if one class is canceled or the classes are at different times', () => {
    expect(overlapKindsOf(yoga, other({ isCanceled: true, sharedAthletes: 1 }))).toEqual([]);
    expect(overlapKindsOf(yoga, other({ ...from('19:00', '20:00'), sharedAthletes: 1 }))).toEqual([]);
  });
});
