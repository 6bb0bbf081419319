import type { Program, ProgramDay, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { inserted, moved, replaced, without } from './changes.ts';

/**
 * The places of lines are counted through the whole day. The end of each set is a place too, so that an empty set has one place.
 */

interface LinePlace {
  readonly group: number;
  readonly set: number;
  /** If equal to the number of lines, the place is the end. */
  readonly line: number;
}

export const linePlaces = ({ Groups }: ProgramDay): LinePlace[] =>
  Groups.flatMap(({ Sets }, group) =>
    Sets.flatMap(({ Lines }, set) => Array.from({ length: Lines.length + 1 }, (_, line) => ({ group, set, line }))),
  );

export const linePlaceOf = (day: ProgramDay, { group, set, line }: LinePlace): number =>
  linePlaces(day).findIndex((one) => one.group === group && one.set === set && one.line === line);

const linesAt = ({ Groups }: ProgramDay, { group, set }: LinePlace): readonly ProgramLine[] =>
  Groups[group]?.Sets[set]?.Lines ?? [];

function withLines(day: ProgramDay, { group, set }: LinePlace, Lines: ProgramLine[]): ProgramDay {
  const inGroup = day.Groups[group];
  const one = inGroup?.Sets[set];
  if (inGroup === undefined || one === undefined) return day;
  return { ...day, Groups: replaced(day.Groups, group, { ...inGroup, Sets: replaced(inGroup.Sets, set, { ...one, Lines }) }) };
}

/**
 * A line that is moved by keys (`onward`) goes from the end of its set into the next set. Dragged to the same place, it does not
 * move.
 */
export function lineCarried(day: ProgramDay, from: number, to: number, onward: boolean): ProgramDay {
  const places = linePlaces(day);
  const start = places[from];
  const wanted = places[to];
  if (start === undefined || wanted === undefined) return day;
  const line = linesAt(day, start)[start.line];
  if (line === undefined) return day;
  if (start.group === wanted.group && start.set === wanted.set) {
    const lines = linesAt(day, start);
    if (wanted.line < lines.length) return withLines(day, start, moved(lines, start.line, wanted.line));
    const next = places[to + 1];
    return onward && next !== undefined ? lineCarried(day, from, to + 1, false) : day;
  }
  const left = withLines(day, start, without(linesAt(day, start), start.line));
  return withLines(left, wanted, inserted(linesAt(left, wanted), wanted.line, line));
}

interface SetPlace {
  readonly group: number;
  readonly set: number;
}
export const setPlaces = ({ Groups }: ProgramDay): SetPlace[] =>
  Groups.flatMap(({ Sets }, group) => Array.from({ length: Sets.length + 1 }, (_, set) => ({ group, set })));
export const setPlaceOf = (day: ProgramDay, { group, set }: SetPlace): number =>
  setPlaces(day).findIndex((one) => one.group === group && one.set === set);

export function setCarried(day: ProgramDay, from: number, to: number, onward: boolean): ProgramDay {
  const places = setPlaces(day);
  const start = places[from];
  const wanted = places[to];
  const before = start && day.Groups[start.group];
  const set = start && before?.Sets[start.set];
  if (start === undefined || wanted === undefined || before === undefined || set === undefined) return day;
  if (start.group === wanted.group) {
    const { Sets } = before;
    if (wanted.set < Sets.length)
      return { ...day, Groups: replaced(day.Groups, start.group, { ...before, Sets: moved(Sets, start.set, wanted.set) }) };
    return onward && places[to + 1] !== undefined ? setCarried(day, from, to + 1, false) : day;
  }
  const Groups = replaced(day.Groups, start.group, { ...before, Sets: without(before.Sets, start.set) });
  const into = Groups[wanted.group];
  if (into === undefined) return day;
  return { ...day, Groups: replaced(Groups, wanted.group, { ...into, Sets: inserted(into.Sets, wanted.set, set) }) };
}

export interface Part {
  readonly group: number;
  readonly set?: number;
  readonly line?: number;
}

export function partCarried(days: Program, at: number, { group, set, line }: Part, to: number, copies: boolean): Program {
  const from = days[at];
  const into = days[to];
  const carried = from?.Groups[group];
  if (from === undefined || into === undefined || carried === undefined || at === to) return days;
  const last = into.Groups.length - 1;
  const lastGroup = into.Groups[last];
  if (set === undefined) {
    const left = copies ? days : replaced(days, at, { ...from, Groups: without(from.Groups, group) });
    return replaced(left, to, { ...into, Groups: [...into.Groups, structuredClone(carried)] });
  }
  const one = carried.Sets[set];
  if (one === undefined) return days;
  if (line === undefined) {
    const Sets = without(carried.Sets, set);
    const left = copies ? days : replaced(days, at, { ...from, Groups: replaced(from.Groups, group, { ...carried, Sets }) });
    const Groups =
      lastGroup === undefined
        ? [{ ...carried, Sets: [structuredClone(one)] }]
        : replaced(into.Groups, last, { ...lastGroup, Sets: [...lastGroup.Sets, structuredClone(one)] });
    return replaced(left, to, { ...into, Groups });
  }
  const what = one.Lines[line];
  if (what === undefined) return days;
  const left = copies ? days : replaced(days, at, withLines(from, { group, set, line }, without(one.Lines, line)));
  const lastSet = lastGroup?.Sets.at(-1);
  const Groups =
    lastGroup === undefined || lastSet === undefined
      ? [...into.Groups, { ...carried, Sets: [{ ...one, Lines: [structuredClone(what)] }] }]
      : replaced(into.Groups, last, {
          ...lastGroup,
          Sets: replaced(lastGroup.Sets, lastGroup.Sets.length - 1, {
            ...lastSet,
            Lines: [...lastSet.Lines, structuredClone(what)],
          }),
        });
  return replaced(left, to, { ...into, Groups });
}
