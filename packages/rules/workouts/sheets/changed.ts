import type { Program, ProgramDay, ProgramGroup, ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { alike, becameOf, lineParts, pauseParts } from './merged.ts';

/** The changed fields by path, as in `programErrors`. If a cell has several fields, only its first is included. */
export type Changed = Readonly<Partial<Record<string, true>>>;

type Paths = readonly string[];
type Fields = readonly (readonly string[])[];

/** All fields of an added day, group, set or line are changed. A removed one is not listed. */
export const changedOf = (saved: Program, days: Program): Changed =>
  Object.fromEntries(listChanged(saved, days, alike.day, 'Days', dayChanged).map((path) => [path, true]));

/** Parts have no ids, so they are matched by content, as in a merge. */
function listChanged<One>(
  saved: readonly One[],
  now: readonly One[],
  likeness: (one: One, other: One) => number,
  path: string,
  changed: (before: One | undefined, one: One, path: string) => Paths,
): Paths {
  if (saved === now) return [];
  const was = new Map([...becameOf(saved, now, likeness)].map(([from, to]) => [to, saved[from]]));
  return now.flatMap((one, at) => (was.get(at) === one ? [] : changed(was.get(at), one, `${path}.${at}`)));
}

const asksNothing = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

function fieldsChanged(before: object | undefined, one: object, fields: Fields, path: string): Paths {
  const [was, is] = [before ?? {}, one].map((part) => new Map<string, unknown>(Object.entries(part)));
  const differs = (field: string) => {
    const [then, now] = [was?.get(field), is?.get(field)];
    return !Object.is(then, now) && !(asksNothing(then) && asksNothing(now));
  };
  return fields.flatMap((together) => (together.some(differs) ? `${path}.${together[0]}` : []));
}

const dayChanged = (before: ProgramDay | undefined, day: ProgramDay, path: string): Paths => [
  ...fieldsChanged(before, day, [['Name']], path),
  ...listChanged(before?.Groups ?? [], day.Groups, alike.group, `${path}.Groups`, groupChanged),
];
const groupChanged = (before: ProgramGroup | undefined, group: ProgramGroup, path: string): Paths => [
  ...fieldsChanged(before, group, [['Name'], ['Section']], path),
  ...listChanged(before?.Sets ?? [], group.Sets, alike.set, `${path}.Sets`, setChanged),
];
const setChanged = (before: ProgramSet | undefined, set: ProgramSet, path: string): Paths => [
  ...fieldsChanged(before, set, [['Rounds'], ['RoundRest']], path),
  ...listChanged(before?.Lines ?? [], set.Lines, alike.line, `${path}.Lines`, lineChanged),
];
const lineChanged = (before: ProgramLine | undefined, line: ProgramLine, path: string): Paths =>
  fieldsChanged(before, line, line.Kind === 'exercise' ? lineParts : pauseParts, path);
