import type { GeneratedSheet, StoredDraft } from '@clubpulse/contract/workouts/generator/generator';
import { dropDraft, generateSheet, getDraft, keepDraft } from '@clubpulse/contract/workouts/generator/generator.calls';
import { decidesOf } from '@clubpulse/rules/workouts/generator/conditions';
import { useSyncExternalStore } from 'react';
import { ApiError, api, change } from '../../platform/api.ts';
import { translate } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { clearError, toastError } from '../../platform/toasts/toasts.ts';
import { toastWay } from '../../platform/toasts/way-toast.tsx';
import { type GenerationRequest, type SheetDraft, withChangesOf } from './draft/draft-changes.ts';
import { dayLabel } from './generator-text.ts';

type Chosen = 'Level' | 'Goal' | 'Location' | 'WeeklyFrequency' | 'PreferredDuration';
export type Answers = Omit<GenerationRequest, Chosen> & { readonly [Field in Chosen]: GenerationRequest[Field] | null };

export const blankAnswers: Answers = {
  UserId: null,
  Level: null,
  Goal: null,
  Location: 'club',
  WeeklyFrequency: 2,
  PreferredDuration: 45,
  WarmUpCooldown: true,
  Weeks: 4,
  Equipment: [],
  OnlyThese: false,
  More: [],
  Less: [],
  WantedIds: [],
  NeverIds: [],
  AllowedIds: [],
  Conditions: [],
};

export type Generating =
  | { readonly is: 'nothing' }
  | { readonly is: 'running'; readonly wanted: GenerationRequest; readonly since: number; readonly before: SheetDraft | null }
  | { readonly is: 'refused'; readonly wanted: GenerationRequest; readonly error: ApiError; readonly before: SheetDraft | null }
  | { readonly is: 'draft'; readonly draft: SheetDraft };

/** Drafts by user and club, in memory. The server stores a draft for a reload and other devices. */
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
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) keepNow();
  };
}

export const useGenerating = (place: string): Generating => useSyncExternalStore(subscribe, () => all.get(place) ?? nothing);

/** Milliseconds from the last change to the storing. Leaving the page stores at once. */
const KEPT_AFTER_MS = 700;
const waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly sendNow: () => void }>();

const unstored = new Set<string>();
export const useUnstored = (place: string): boolean => useSyncExternalStore(subscribe, () => unstored.has(place));
function markStored(place: string, isStored: boolean): void {
  if (isStored) unstored.delete(place);
  else unstored.add(place);
  for (const listener of listeners) listener();
}

/** A draft that could not be sent stays in memory until its next change. */
async function send(place: string, body: StoredDraft): Promise<void> {
  try {
    await change(keepDraft, { params: { id: clubOf(place) }, body }, { quiet: true });
    clearError(keepDraft.id);
    if (!waiting.has(place)) markStored(place, true);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toastError({ cause: keepDraft.id, title: translate('generator.notStored'), message: translate('generator.notStoredText') });
  }
}
function keep(place: string, { wanted, sheet, days, name, confirmedIds }: SheetDraft): void {
  const body = { Wanted: wanted, Sheet: sheet, Days: days, Name: name, ConfirmedIds: [...confirmedIds] };
  const sendNow = () => {
    waitNoLonger(place);
    void send(place, body);
  };
  waitNoLonger(place);
  if (listeners.size === 0) sendNow();
  else waiting.set(place, { timer: setTimeout(sendNow, KEPT_AFTER_MS), sendNow });
  markStored(place, false);
}
function waitNoLonger(place: string): void {
  clearTimeout(waiting.get(place)?.timer);
  waiting.delete(place);
}
function keepNow(): void {
  for (const { sendNow } of waiting.values()) sendNow();
}
/** Answers that differ from those of the draft. They survive only a reload, because they name conditions of a person. */
const answered = new Map<string, Answers>();
const answersKey = (place: string) => `clubpulse.sheetAnswers/${place}`;
export const answersOf = (place: string): Answers | undefined => answered.get(place);
export function rememberAnswers(place: string, answers: Answers | null): void {
  if (answers === null) {
    answered.delete(place);
    window.sessionStorage.removeItem(answersKey(place));
    return;
  }
  answered.set(place, answers);
  try {
    window.sessionStorage.setItem(answersKey(place), JSON.stringify(answers));
  } catch {
    // The storage is full. The page still has the answers.
  }
}
export async function recallAnswers(place: string, read: (stored: string) => Promise<Answers | null>): Promise<void> {
  const stored = window.sessionStorage.getItem(answersKey(place));
  const answers = stored === null || answered.has(place) ? null : await read(stored);
  if (answers !== null) answered.set(place, answers);
}
export const isSame = (made: Answers, values: Answers): boolean =>
  (Object.keys(made) as (keyof Answers)[]).every((field) => JSON.stringify(made[field]) === JSON.stringify(values[field]));

/** A change of person or conditions clears the allowed exercises, because they are valid only for these. */
export const withAllowed = (changes: Partial<Answers>): Partial<Answers> =>
  'UserId' in changes || 'Conditions' in changes ? { AllowedIds: [], ...changes } : changes;
export const isAllowedAlike = ({ UserId, Conditions }: Answers, values: Answers): boolean =>
  isSame({ ...values, UserId, Conditions }, values);

const clubOf = (place: string): number => Number(place.split('/')[1]);

export const isKnown = (place: string): boolean => all.has(place);

export async function fetchDraft(place: string): Promise<void> {
  if (all.has(place)) return;
  try {
    const { Draft: stored } = await api(getDraft, { params: { id: clubOf(place) } }, { quiet: true });
    if (stored === null || all.has(place)) return;
    const { Wanted: wanted, Sheet: sheet, Days: days, Name: name, ConfirmedIds: confirmedIds } = stored;
    put(place, { is: 'draft', draft: { wanted, sheet, days, name, confirmedIds } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const same = names.flatMap((other, place) => (other === name ? [place] : []));
    return same.length < 2 ? name : `${name} ${String.fromCharCode(65 + same.indexOf(at))}`;
  });
}

/** If a condition needs it, each balance exercise gets a note to hold on to something. */
function withHolds({ Days: days, Decisions, Slots }: GeneratedSheet): GeneratedSheet['Days'] {
  if (!Decisions.some((one) => one.Kind === 'condition' && decidesOf(one).includes('handHold'))) return days;
  const places = new Set(
    Slots.flatMap(({ Pattern, Day, Group, Set: set, Line }) => (Pattern === 'balance' ? [`${Day}.${Group}.${set}.${Line}`] : [])),
  );
  return days.map((day, dayAt) => ({
    ...day,
    Groups: day.Groups.map((group, groupAt) => ({
      ...group,
      Sets: group.Sets.map((set, setAt) => ({
        ...set,
        Lines: set.Lines.map((line, at) =>
          line.Kind === 'exercise' && places.has(`${dayAt}.${groupAt}.${setAt}.${at}`)
            ? { ...line, Notes: translate('generator.holdOn') }
            : line,
        ),
      })),
    })),
  }));
}

const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;

export async function startGenerating(
  place: string,
  clubId: number,
  wanted: GenerationRequest,
  before: SheetDraft | null,
  Seed = anySeed(),
): Promise<void> {
  const running: Generating = { is: 'running', wanted, since: Date.now(), before };
  put(place, running);
  const isWaitedFor = () => all.get(place) === running;
  try {
    const sheet = await change(generateSheet, { params: { id: clubId }, body: { ...wanted, Seed } }, quietly);
    if (!isWaitedFor()) return;
    const named = distinctNames(sheet.Plan.map(({ Kind }) => translate(dayLabel(Kind))));
    const days = withHolds(sheet).map((day, at) => ({ ...day, Name: named[at] ?? '' }));
    // By allowing an exercise the trainer confirmed it.
    const made = { wanted, sheet, days, name: before?.name ?? '', confirmedIds: wanted.AllowedIds };
    const draft = before?.sheet.Seed === Seed ? withChangesOf(before, made) : made;
    put(place, { is: 'draft', draft });
    keep(place, draft);
    if (listeners.size === 0)
      toastWay({
        title: translate('generator.ready'),
        message: translate('generator.readyText'),
        words: translate('generator.toDraft'),
        to: pathTo('GenerateSheet'),
      });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isWaitedFor()) put(place, { is: 'refused', wanted, error, before });
  }
}
const quietly = { ignore: [400], quiet: true } as const;

export const stopGenerating = (place: string, before: SheetDraft | null): void =>
  put(place, before === null ? nothing : { is: 'draft', draft: before });
export function changeDraft(place: string, draft: SheetDraft): void {
  put(place, { is: 'draft', draft });
  keep(place, draft);
}
export function forgetDraft(place: string): void {
  put(place, nothing);
  waitNoLonger(place);
  markStored(place, true);
  void drop(place);
}
async function drop(place: string): Promise<void> {
  try {
    await change(dropDraft, { params: { id: clubOf(place) } }, { quiet: true });
    clearError(dropDraft.id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toastError({
      cause: dropDraft.id,
      title: translate('generator.notDiscarded'),
      message: translate('generator.notDiscardedText'),
    });
  }
}
