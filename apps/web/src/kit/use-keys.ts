import { useEffect, useRef } from 'react';
import type { PhraseKey } from '../platform/phrases.ts';
import { readStored, storageKeys, store } from '../platform/storage.ts';

/** What a key means is the same on every screen (brief section 7); the help lists them in this order. */
export const keyWords = {
  '/': 'kit.search',
  n: 'kit.keyNew',
  t: 'kit.today',
  ArrowLeft: 'kit.keyEarlier',
  ArrowRight: 'kit.keyLater',
  j: 'kit.keyDown',
  k: 'kit.keyUp',
  x: 'kit.keySelect',
  Enter: 'kit.keyOpen',
  e: 'kit.edit',
  p: 'kit.present',
  o: 'kit.noShow',
  Escape: 'kit.clearSelection',
  '?': 'kit.keyHelp',
} as const satisfies Record<string, PhraseKey>;
export type KeyName = keyof typeof keyWords;
type Keys = Readonly<Partial<Record<KeyName, (() => void) | undefined>>>;

/** A row that the keys walk: the focus stands on it, and only there does Enter mean the row. */
export const walkedRow = { 'data-walked': true, tabIndex: -1 } as const;
const WALKED = '[data-walked]';

/** What single keys would be typed into, or move in. A checkbox takes the space bar only. */
const TYPED = 'textarea, select, input:not([type="checkbox"]), [contenteditable="true"], [role="menu"] *, [role="listbox"] *';

const onScreen = new Set<{ current: Keys }>();

const isKey = (name: string): name is KeyName => Object.hasOwn(keyWords, name);

/** The keys that the screen knows now. */
export const keysOnScreen = (): KeyName[] =>
  Object.keys(keyWords)
    .filter(isKey)
    .filter((name) => [...onScreen].some(({ current }) => current[name] !== undefined));

/** Letters and signs can be turned off, in this browser; arrows and Escape never mean anything else. */
export const lettersOn = (): boolean => readStored(storageKeys.letters) !== 'off';
export const turnLetters = (on: boolean): void => store(storageKeys.letters, on ? 'on' : 'off');

/** A letter is the same with caps lock; a sign may need shift, which differs by keyboard. */
const nameOf = ({ key, shiftKey }: KeyboardEvent) => (key.length === 1 && !shiftKey ? key.toLowerCase() : key);

/** Single keys that act on what is shown: not while something is typed, and not below a dialog. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const act = isKey(name) ? latest.current[name] : undefined;
      if (act === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (name.length === 1 && !lettersOn()) return;
      if (name === 'Enter' && !(event.target instanceof Element && event.target.matches(WALKED))) return;
      const typed = event.target instanceof Element && event.target.matches(TYPED);
      if (typed || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      act();
    };
    onScreen.add(latest);
    document.addEventListener('keydown', press);
    return () => {
      onScreen.delete(latest);
      document.removeEventListener('keydown', press);
    };
  }, []);
}

interface WalkOptions {
  /** How many carry `walkedRow`; none: another list answers the keys, or nothing does. */
  rows: number;
  /** Rows have a checkbox. */
  selects?: boolean;
  /** Where something is selected. */
  clear?: (() => void) | undefined;
}

const walked = () => [...document.querySelectorAll<HTMLElement>(WALKED)];
const stoodOn = () => document.activeElement?.closest<HTMLElement>(WALKED);

/** To the next row of the screen, or the one before: its lists are walked as one, as they stand below each other. */
function step(by: 1 | -1): void {
  const rows = walked();
  const row = stoodOn();
  const index = row ? Math.min(rows.length - 1, Math.max(0, rows.indexOf(row) + by)) : 0;
  rows[index]?.focus();
}

/** What Enter does on a row: the act of the row where it has one (`data-acts`), else its first link, else its first button. */
export function openStood(): void {
  const row = stoodOn();
  const [act] = ['[data-acts] :is(a[href], button:not(:disabled))', 'a[href]', 'button:not(:disabled)'].flatMap(
    (one) => row?.querySelector<HTMLElement>(one) ?? [],
  );
  act?.click();
}

/** `j` and `k` walk the rows of the screen, `x` selects the one stood on, Enter opens it, Escape clears what is selected. */
export function useWalk({ rows, selects = false, clear }: WalkOptions): void {
  const some = rows > 0;
  useKeys({
    j: some ? () => step(1) : undefined,
    k: some ? () => step(-1) : undefined,
    x: some && selects ? () => stoodOn()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click() : undefined,
    Enter: some ? openStood : undefined,
    Escape: clear,
  });
}
