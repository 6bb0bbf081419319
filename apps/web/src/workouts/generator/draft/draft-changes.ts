import type { Condition } from '@clubpulse/contract/workouts/generator/conditions';
import type { Decision, GeneratedSheet, Generation, Slot } from '@clubpulse/contract/workouts/generator/generator';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { unconfirmedIn } from '@clubpulse/rules/workouts/sheets/confirmed';
import { exercisesOf, linesOf } from '@clubpulse/rules/workouts/sheets/program';

export type GenerationRequest = Omit<Generation, 'Seed'>;
export interface SheetDraft {
  readonly wanted: GenerationRequest;
  readonly sheet: GeneratedSheet;
  readonly days: Program;
  readonly name: string;
  readonly confirmedIds: readonly number[];
}

export function leftOutByTrainer(draft: SheetDraft, exerciseId: number): SheetDraft {
  const Decisions = draft.sheet.Decisions.map((one) =>
    one.Kind === 'notGiven' && one.ExerciseId === exerciseId ? { ...one, Confirmed: true } : one,
  );
  const WantedIds = draft.wanted.WantedIds.filter((one) => one !== exerciseId);
  return { ...draft, wanted: { ...draft.wanted, WantedIds }, sheet: { ...draft.sheet, Decisions } };
}

export function swapped(draft: SheetDraft, slotAt: number, exerciseId: number): SheetDraft {
  const slot = draft.sheet.Slots[slotAt];
  if (slot === undefined) return draft;
  const { Day, Group, Set: set, Line } = slot;
  const before = draft.days[Day]?.Groups[Group]?.Sets[set]?.Lines[Line];
  if (before?.Kind !== 'exercise') return draft;
  const days = replaceAt(draft.days, Day, (day) => ({
    ...day,
    Groups: replaceAt(day.Groups, Group, (group) => ({
      ...group,
      Sets: replaceAt(group.Sets, set, (one) => ({
        ...one,
        Lines: replaceAt(one.Lines, Line, () => ({ ...before, ExerciseId: exerciseId, Weight: null })),
      })),
    })),
  }));
  const Slots = replaceAt(draft.sheet.Slots, slotAt, () => ({
    ...slot,
    Why: '',
    Load: null,
    Candidates: [before.ExerciseId, ...slot.Candidates.filter((id) => id !== exerciseId)],
  }));
  return { ...draft, days, sheet: { ...draft.sheet, Slots } };
}

const exerciseAt = (days: Program, { Day, Group, Set: set, Line }: Slot): number | undefined => {
  const line = days[Day]?.Groups[Group]?.Sets[set]?.Lines[Line];
  return line?.Kind === 'exercise' ? line.ExerciseId : undefined;
};

/** With the same seed, swaps and confirmations of the former draft are applied to the new one. */
export const withChangesOf = (before: SheetDraft, made: SheetDraft): SheetDraft =>
  before.sheet.Slots.reduce(
    (draft, slot) => {
      const [from, to] = [exerciseAt(before.sheet.Days, slot), exerciseAt(before.days, slot)];
      if (to === undefined || to === from) return draft;
      const at = draft.sheet.Slots.findIndex(
        (one) => one.Day === slot.Day && exerciseAt(draft.days, one) === from && one.Candidates.includes(to),
      );
      return swapped(draft, at, to);
    },
    confirmed(made, before.confirmedIds),
  );

export const confirmed = (draft: SheetDraft, ids: readonly number[]): SheetDraft => ({
  ...draft,
  confirmedIds: [...new Set([...draft.confirmedIds, ...ids])],
});
export const notConfirmed = (draft: SheetDraft, id: number): SheetDraft => ({
  ...draft,
  confirmedIds: draft.confirmedIds.filter((one) => one !== id),
});
export const confirmedIn = ({ days, confirmedIds }: SheetDraft): number[] => {
  const there = new Set<number>(exercisesOf(days));
  return confirmedIds.filter((id) => there.has(id));
};
export const toConfirmIn = ({ days, sheet, confirmedIds }: SheetDraft): readonly number[] =>
  unconfirmedIn({ days, before: [], decisions: sheet.Decisions, confirmedIds });

export const conditionsIn = (decisions: readonly Decision[]): Condition[] =>
  decisions.flatMap((one) => (one.Kind === 'condition' ? one.Condition : []));

export const isOnlyOne = ({ days }: SheetDraft, day: number): boolean =>
  linesOf(days.slice(day, day + 1)).filter(({ Kind }) => Kind === 'exercise').length < 2;

export function takenOut(draft: SheetDraft, slotAt: number): SheetDraft {
  const slot = draft.sheet.Slots[slotAt];
  const group = slot && draft.days[slot.Day]?.Groups[slot.Group];
  const set = slot && group?.Sets[slot.Set];
  if (slot === undefined || group === undefined || set === undefined || isOnlyOne(draft, slot.Day)) return draft;
  const lines = set.Lines.filter((_, at) => at !== slot.Line);
  const Lines = lines.map((line, at) =>
    line.Kind === 'exercise' && at === lines.length - 1 ? { ...line, Superset: false } : line,
  );
  const isSetLeft = Lines.some(({ Kind }) => Kind === 'exercise');
  const Sets = isSetLeft ? replaceAt(group.Sets, slot.Set, () => ({ ...set, Lines })) : without(group.Sets, slot.Set);
  const days = replaceAt(draft.days, slot.Day, (day) => ({
    ...day,
    Groups: Sets.length > 0 ? replaceAt(day.Groups, slot.Group, () => ({ ...group, Sets })) : without(day.Groups, slot.Group),
  }));
  const moved = (one: Slot): Slot => {
    if (one.Day !== slot.Day || one.Group < slot.Group) return one;
    if (one.Group > slot.Group) return Sets.length > 0 ? one : { ...one, Group: one.Group - 1 };
    if (one.Set > slot.Set) return isSetLeft ? one : { ...one, Set: one.Set - 1 };
    return one.Set === slot.Set && one.Line > slot.Line ? { ...one, Line: one.Line - 1 } : one;
  };
  return { ...draft, days, sheet: { ...draft.sheet, Slots: without(draft.sheet.Slots, slotAt).map(moved) } };
}

const replaceAt = <Item>(items: readonly Item[], at: number, by: (item: Item) => Item): Item[] =>
  items.map((item, place) => (place === at ? by(item) : item));
const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, place) => place !== at);
