import type { GeneratedSheet, Generation } from '@clubpulse/contract/workouts/generator/generator';
import { generateSheet } from '@clubpulse/contract/workouts/generator/generator.calls';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { useSyncExternalStore } from 'react';
import { ApiError, change } from '../../platform/api.ts';
import { translate } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { dayWords } from './generator-words.ts';

/** What is asked, before it is answered whole. */
export type Answers = {
  readonly [Field in Exclude<keyof Generation, 'Seed'>]: Generation[Field] extends string | number | boolean
    ? Field extends 'OtherInstructions' | 'WarmUpCooldown'
      ? Generation[Field]
      : Generation[Field] | null
    : never;
};
export type Asked = Omit<Generation, 'Seed'>;

export const blankAnswers: Answers = {
  Level: null,
  Goal: null,
  Location: null,
  WeeklyFrequency: null,
  PreferredDuration: null,
  WarmUpCooldown: true,
  OtherInstructions: '',
};

/** The draft as it was changed since. */
export interface SheetDraft {
  readonly wanted: Asked;
  readonly sheet: GeneratedSheet;
  readonly days: Program;
  readonly name: string;
}
export type Generating =
  | { readonly is: 'nothing' }
  /** `before` stays until the new one is there. */
  | { readonly is: 'running'; readonly wanted: Asked; readonly since: number; readonly before: SheetDraft | null }
  | { readonly is: 'refused'; readonly wanted: Asked; readonly error: ApiError; readonly before: SheetDraft | null }
  | { readonly is: 'draft'; readonly draft: SheetDraft };

/**
 * What is being made for whom, by person and club: it goes on while she looks at something else, and is there when she comes back. Nothing
 * of it is stored anywhere.
 */
const all = new Map<string, Generating>();
const listeners = new Set<() => void>();
const nothing: Generating = { is: 'nothing' };

function put(place: string, state: Generating): void {
  if (state.is === 'nothing') all.delete(place);
  else all.set(place, state);
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useGenerating = (place: string): Generating => useSyncExternalStore(subscribe, () => all.get(place) ?? nothing);

/** With another seed each time: who asks again wants other exercises. */
export async function startGenerating(place: string, clubId: number, wanted: Asked, before: SheetDraft | null): Promise<void> {
  const running: Generating = { is: 'running', wanted, since: Date.now(), before };
  put(place, running);
  // A later question, or Stop, has taken its place: nobody waits for this answer any more.
  const isWaitedFor = () => all.get(place) === running;
  try {
    const Seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const sheet = await change(generateSheet, { params: { id: clubId }, body: { ...wanted, Seed: Seed >>> 1 } }, quietly);
    if (!isWaitedFor()) return;
    const days = sheet.Days.map((day, at) => ({ ...day, Name: translate(dayWords(sheet.Plan[at]?.Kind ?? 'full')) }));
    put(place, { is: 'draft', draft: { wanted, sheet, days, name: before?.name ?? '' } });
    if (listeners.size === 0) toastDone({ title: translate('generator.ready'), message: translate('generator.readyText') });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isWaitedFor()) put(place, { is: 'refused', wanted, error, before });
  }
}
/** A refusal stands in the place of the sheet (spec 1 section 8). */
const quietly = { ignore: [400], quiet: true } as const;

export const stopGenerating = (place: string, before: SheetDraft | null): void =>
  put(place, before === null ? nothing : { is: 'draft', draft: before });
export const changeDraft = (place: string, draft: SheetDraft): void => put(place, { is: 'draft', draft });
export const forgetDraft = (place: string): void => put(place, nothing);

/** Another of its candidates in a place of the draft; what stood there is the first of them then. */
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
        Lines: replaceAt(one.Lines, Line, () => ({ ...before, ExerciseId: exerciseId })),
      })),
    })),
  }));
  const Slots = replaceAt(draft.sheet.Slots, slotAt, () => ({
    ...slot,
    Why: '',
    Candidates: [before.ExerciseId, ...slot.Candidates.filter((id) => id !== exerciseId)],
  }));
  return { ...draft, days, sheet: { ...draft.sheet, Slots } };
}

const replaceAt = <Item>(items: readonly Item[], at: number, by: (item: Item) => Item): Item[] =>
  items.map((item, place) => (place === at ? by(item) : item));
