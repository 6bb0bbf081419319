import type { Program, ProgramDay, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { replaced } from '@clubpulse/rules/workouts/sheets/changes';
import { useState } from 'react';

export interface SetPlace {
  readonly day: number;
  readonly group: number;
  readonly set: number;
}

const within = (place: number, count: number): number => Math.max(0, Math.min(place, count - 1));

export function useCurrentSet(days: Program) {
  const [chosen, choose] = useState<SetPlace>({ day: 0, group: 0, set: 0 });
  const day = within(chosen.day, days.length);
  const groups = days[day]?.Groups ?? [];
  const group = within(chosen.group, groups.length);
  const sets = groups[group]?.Sets ?? [];
  const at: SetPlace = { day, group, set: within(chosen.set, sets.length) };
  return { at, day: days[day], set: sets[at.set], choose };
}
export type CurrentSet = ReturnType<typeof useCurrentSet>;

export function withSetAt(days: Program, { day: at, group, set }: SetPlace, by: (set: ProgramSet) => ProgramSet): Program {
  const day: ProgramDay | undefined = days[at];
  const inGroup = day?.Groups[group];
  const one = inGroup?.Sets[set];
  if (day === undefined || inGroup === undefined || one === undefined) return days;
  const Sets = replaced(inGroup.Sets, set, by(one));
  return replaced(days, at, { ...day, Groups: replaced(day.Groups, group, { ...inGroup, Sets }) });
}
