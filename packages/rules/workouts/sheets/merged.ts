import type { PlannedDay, PlannedDays } from '@clubpulse/contract/workouts/sheets/planned-days';
import type {
  ExerciseLine,
  PauseLine,
  Program,
  ProgramDay,
  ProgramGroup,
  ProgramLine,
  ProgramSet,
} from '@clubpulse/contract/workouts/sheets/program';

/** Sheets are merged field by field. Lines have no ids, so they are matched by content. */

export interface Dated {
  readonly Days: Program;
  readonly PlannedDays: PlannedDays;
}

export interface Clash {
  readonly exercise: number | null;
  readonly part: keyof ExerciseLine | keyof ProgramSet | keyof ProgramGroup | 'PlannedDays' | null;
}
type Report = (clash: Clash) => void;

const entries = (one: object) => new Map<string, unknown>(Object.entries(one));
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [entries(one), entries(other)];
  return left.size === right.size && [...left].every(([name, value]) => right.has(name) && same(value, right.get(name)));
}

interface Three<One> {
  readonly base: One;
  readonly theirs: One;
  readonly mine: One;
}

/** Fields that belong together are taken from one version. */
function fieldsMerged<One extends object>(
  { base, theirs, mine }: Three<One>,
  parts: readonly (readonly [keyof One, ...(keyof One)[]])[],
  clash: (part: keyof One) => void,
): One {
  let next = theirs;
  for (const fields of parts) {
    const differ = (one: One, other: One) => fields.some((field) => !same(one[field], other[field]));
    if (!differ(mine, base)) continue;
    if (differ(theirs, base) && differ(theirs, mine)) clash(fields[0]);
    for (const field of fields) next = { ...next, [field]: mine[field] };
  }
  return next;
}

interface Kind<One> {
  readonly alike: (one: One, other: One) => number;
  readonly merge: (three: Three<One>, report: Report) => One;
  readonly exercise: (one: One) => number | null;
}

/**
 * For each index of `base`, the index of the same part in `others`. Equal parts match first, then the most similar, then the
 * nearest.
 */
export function becameOf<One>(
  base: readonly One[],
  others: readonly One[],
  alike: Kind<One>['alike'],
): ReadonlyMap<number, number> {
  const became = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (likeness: (one: One, other: One) => number) => {
    for (const [at, one] of base.entries()) {
      if (became.has(at)) continue;
      const [best] = others
        .map((other, to) => ({ to, like: taken.has(to) ? 0 : likeness(one, other) }))
        .filter(({ like }) => like > 0)
        .sort((a, b) => b.like - a.like || Math.abs(a.to - at) - Math.abs(b.to - at));
      if (best === undefined) continue;
      became.set(at, best.to);
      taken.add(best.to);
    }
  };
  pair((one, other) => (same(one, other) ? 1 : 0));
  pair(alike);
  return became;
}

interface Item<One> extends Partial<Three<number>> {
  readonly one: One;
}

function itemsMerged<One>(kind: Kind<One>, { base, theirs, mine }: Three<readonly One[]>, report: Report): Item<One>[] {
  const toTheirs = becameOf(base, theirs, kind.alike);
  const toMine = becameOf(base, mine, kind.alike);
  const stored = base.flatMap((one, at): Item<One>[] => {
    const [theirAt, myAt] = [toTheirs.get(at) ?? -1, toMine.get(at) ?? -1];
    const [their, my] = [theirs[theirAt], mine[myAt]];
    if (their !== undefined && my !== undefined) {
      const merged = kind.merge({ base: one, theirs: their, mine: my }, report);
      return [{ one: merged, base: at, theirs: theirAt, mine: myAt }];
    }
    const left = their ?? my;
    if (left === undefined || same(one, left)) return [];
    report({ exercise: kind.exercise(one), part: null });
    return my === undefined ? [] : [{ one: my, base: at, mine: myAt }];
  });
  const added = (list: readonly One[], became: ReadonlyMap<number, number>) => {
    const known = new Set(became.values());
    return [...list.entries()].filter(([at]) => !known.has(at));
  };
  const mineAdded = added(mine, toMine);
  const theirsAdded = added(theirs, toTheirs).map(([at, one]): Item<One> => {
    const twin = mineAdded.findIndex(([, my]) => same(one, my));
    const [found] = twin < 0 ? [] : mineAdded.splice(twin, 1);
    return found === undefined ? { one, theirs: at } : { one, theirs: at, mine: found[0] };
  });
  const items = [...stored, ...theirsAdded, ...mineAdded.map(([at, one]): Item<One> => ({ one, mine: at }))];
  return inOrder(
    items,
    [...toMine].sort(([a], [b]) => a - b).map(([, to]) => to),
  );
}

/**
 * Parts are in the order of `theirs`, or of `mine` if I moved parts. Added parts follow the same part as in their version.
 * `myPlaces` are indexes in the common version.
 */
function inOrder<One>(items: readonly Item<One>[], myPlaces: readonly number[]): Item<One>[] {
  const wasMoved = myPlaces.some((place, at) => at > 0 && place < (myPlaces[at - 1] ?? 0));
  const lineAs = (side: 'theirs' | 'mine') =>
    items.filter((item) => item[side] !== undefined).sort((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
  const list = lineAs(wasMoved ? 'mine' : 'theirs');
  let before = -1;
  for (const item of lineAs(wasMoved ? 'theirs' : 'mine')) {
    const at = list.indexOf(item);
    if (at < 0) list.splice(before + 1, 0, item);
    before = at < 0 ? before + 1 : at;
  }
  return list;
}

const listMerged = <One>(kind: Kind<One>, three: Three<readonly One[]>, report: Report): One[] =>
  itemsMerged(kind, three, report).map(({ one }) => one);

const exercisesOf = (lines: readonly ProgramLine[]): number[] =>
  lines.flatMap((line) => (line.Kind === 'exercise' ? line.ExerciseId : []));
function shared(one: readonly ProgramLine[], other: readonly ProgramLine[]): number {
  const [ids, others] = [exercisesOf(one), exercisesOf(other)];
  return ids.length === 0 || others.length === 0 ? 0.5 : ids.filter((id) => others.includes(id)).length;
}
const linesOfGroup = ({ Sets }: ProgramGroup) => Sets.flatMap(({ Lines }) => Lines);
const linesOfDay = ({ Groups }: ProgramDay) => Groups.flatMap(linesOfGroup);
const firstOf = (lines: readonly ProgramLine[]): number | null => exercisesOf(lines)[0] ?? null;

export const lineParts = [
  ['Reps', 'RepsMax', 'Duration'],
  ['Weight', 'WeightMax', 'BodyWeight'],
  ['CardioZone', 'CardioZoneMax'],
  ['Tempo'],
  ['Rpe'],
  ['MachineLevel'],
  ['Superset'],
  ['Afap'],
  ['Notes'],
  ['Rest'],
] as const satisfies readonly (readonly (keyof ExerciseLine)[])[];

export const pauseParts = [['Duration'], ['CardioZone']] as const satisfies readonly (readonly (keyof PauseLine)[])[];

const lineKind: Kind<ProgramLine> = {
  alike: (one, other) => {
    if (one.Kind !== 'exercise' || other.Kind !== 'exercise') return one.Kind === other.Kind ? 1 : 0;
    return one.ExerciseId === other.ExerciseId ? 1 : 0;
  },
  merge: ({ base, theirs, mine }, report) => {
    if (base.Kind === 'exercise' && theirs.Kind === 'exercise' && mine.Kind === 'exercise')
      return fieldsMerged({ base, theirs, mine }, lineParts, (part) => report({ exercise: base.ExerciseId, part }));
    if (base.Kind === 'pause' && theirs.Kind === 'pause' && mine.Kind === 'pause')
      return fieldsMerged<PauseLine>({ base, theirs, mine }, pauseParts, (part) => report({ exercise: null, part }));
    return mine;
  },
  exercise: (line) => firstOf([line]),
};

const setKind: Kind<ProgramSet> = {
  alike: (one, other) => shared(one.Lines, other.Lines),
  merge: ({ base, theirs, mine }, report) => ({
    ...fieldsMerged<ProgramSet>({ base, theirs, mine }, [['Rounds'], ['RoundRest']], (part) =>
      report({ exercise: firstOf(base.Lines), part }),
    ),
    Lines: listMerged(lineKind, { base: base.Lines, theirs: theirs.Lines, mine: mine.Lines }, report),
  }),
  exercise: ({ Lines }) => firstOf(Lines),
};

const groupKind: Kind<ProgramGroup> = {
  alike: (one, other) => shared(linesOfGroup(one), linesOfGroup(other)),
  merge: ({ base, theirs, mine }, report) => ({
    ...fieldsMerged<ProgramGroup>({ base, theirs, mine }, [['Section'], ['Name']], (part) => report({ exercise: null, part })),
    Sets: listMerged(setKind, { base: base.Sets, theirs: theirs.Sets, mine: mine.Sets }, report),
  }),
  exercise: (group) => firstOf(linesOfGroup(group)),
};

const dayKind: Kind<ProgramDay> = {
  alike: (one, other) => shared(linesOfDay(one), linesOfDay(other)) + (one.Name !== '' && one.Name === other.Name ? 1 : 0),
  merge: ({ base, theirs, mine }, report) => ({
    ...fieldsMerged<ProgramDay>({ base, theirs, mine }, [['Name']], () => report({ exercise: null, part: 'Name' })),
    Groups: listMerged(groupKind, { base: base.Groups, theirs: theirs.Groups, mine: mine.Groups }, report),
  }),
  exercise: (day) => firstOf(linesOfDay(day)),
};

export const alike = { day: dayKind.alike, group: groupKind.alike, set: setKind.alike, line: lineKind.alike } as const;

/** If both users changed a field, mine is used and reported as a clash. */
export function programMerged({ base, theirs, mine }: Three<Dated>): { merged: Dated; clashes: readonly Clash[] } {
  if (same(base, mine) || same(theirs, mine)) return { merged: theirs, clashes: [] };
  const clashes: Clash[] = [];
  const report: Report = (clash) => void clashes.push(clash);
  const items = itemsMerged(dayKind, { base: base.Days, theirs: theirs.Days, mine: mine.Days }, report);
  const datesOf = (side: keyof Three<unknown>, { PlannedDays: planned }: Dated) =>
    new Map(planned.map(({ Date, Day }) => [Date, items.findIndex((item) => item[side] === Day)]));
  const [before, there, here] = [datesOf('base', base), datesOf('theirs', theirs), datesOf('mine', mine)];
  const dates = [...new Set([...there.keys(), ...here.keys()])].sort().flatMap((Date): PlannedDay[] => {
    const [was, their, my] = [before.get(Date), there.get(Date), here.get(Date)];
    if (was !== my && was !== their && my !== their) report({ exercise: null, part: 'PlannedDays' });
    const Day = was === my ? their : my;
    return Day === undefined || Day < 0 ? [] : [{ Date, Day }];
  });
  return { merged: { Days: items.map(({ one }) => one), PlannedDays: dates }, clashes };
}
