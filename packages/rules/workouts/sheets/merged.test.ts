import type { ExerciseLine, ProgramDay, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { describe, expect, it } from 'vitest';
import { type Dated, programMerged } from './merged.ts';

const line = (ExerciseId: number, fields: Partial<ExerciseLine> = {}): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 8,
  RepsMax: null,
  Duration: null,
  Weight: 20,
  WeightMax: null,
  Tempo: '',
  Rpe: null,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
  ...fields,
});
const dayOf = (...Lines: ProgramLine[]): ProgramDay => ({
  Name: '',
  Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 3, RoundRest: 90, Lines }] }],
});
const dated = (Days: ProgramDay[], PlannedDays: Dated['PlannedDays'] = []): Dated => ({ Days, PlannedDays });
const one = (...Lines: ProgramLine[]) => dated([dayOf(...Lines)]);
const merged = (base: Dated, theirs: Dated, mine: Dated) => programMerged({ base, theirs, mine });

describe('the merge of two versions of a sheet', () => {
  const base = one(line(1), line(2));

  it('contains the changes of both versions', () => {
    const theirs = one(line(1, { Weight: 18 }), line(2));
    expect(merged(base, theirs, one(line(1), line(2, { Weight: 15 })))).toEqual({
      merged: one(line(1, { Weight: 18 }), line(2, { Weight: 15 })),
      clashes: [],
    });
    expect(merged(base, theirs, one(line(1, { Rpe: 7 }), line(2))).merged).toEqual(one(line(1, { Weight: 18, Rpe: 7 }), line(2)));
    expect(merged(base, theirs, base).merged).toBe(theirs);
  });

  it('contains my value if both versions changed a field, and reports the conflict; fields that belong together are taken from one version', () => {
    const mine = one(line(1, { Reps: 12 }), line(2));
    expect(merged(base, one(line(1, { RepsMax: 10, Weight: 18 }), line(2)), mine)).toEqual({
      merged: one(line(1, { Reps: 12, Weight: 18 }), line(2)),
      clashes: [{ exercise: 1, part: 'Reps' }],
    });
    expect(merged(base, mine, mine).clashes).toEqual([]);
  });

  it('contains lines that either version added, but no line that one version removed and the other did not change', () => {
    expect(merged(base, one(line(1), line(2), line(3)), one(line(4), line(1)))).toEqual({
      merged: one(line(4), line(1), line(3)),
      clashes: [],
    });
    expect(merged(base, one(line(1), line(2), line(3)), one(line(1), line(2), line(3))).merged).toEqual(
      one(line(1), line(2), line(3)),
    );
    expect(merged(base, one(line(2)), one(line(1, { Weight: 25 }), line(2)))).toEqual({
      merged: one(line(1, { Weight: 25 }), line(2)),
      clashes: [{ exercise: 1, part: null }],
    });
  });

  it('has the order of my version if I moved lines, otherwise the order of the other version', () => {
    const theirs = one(line(1, { Weight: 18 }), line(2), line(3));
    expect(merged(base, theirs, one(line(2), line(1))).merged).toEqual(one(line(2), line(3), line(1, { Weight: 18 })));
    expect(merged(base, one(line(2), line(1)), one(line(1), line(2, { Weight: 15 }))).merged).toEqual(
      one(line(2, { Weight: 15 }), line(1)),
    );
  });

  it('retains rounds, and planned dates with their days if the other version added a day before these', () => {
    const [a, b] = [dayOf(line(1)), dayOf(line(2))];
    const before = dated([a, b], [{ Date: '2026-11-25', Day: 1 }]);
    const theirs = dated([dayOf(line(9)), a, b], [{ Date: '2026-11-25', Day: 2 }]);
    const mine = dated(
      [a, dayOf(line(2, { Weight: 15 }))],
      [
        { Date: '2026-11-25', Day: 1 },
        { Date: '2026-11-27', Day: 0 },
      ],
    );
    expect(merged(before, theirs, mine)).toEqual({
      merged: dated(
        [dayOf(line(9)), a, dayOf(line(2, { Weight: 15 }))],
        [
          { Date: '2026-11-25', Day: 2 },
          { Date: '2026-11-27', Day: 1 },
        ],
      ),
      clashes: [],
    });
  });
});
