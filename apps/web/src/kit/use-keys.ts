import { useEffect, useRef } from 'react';
import type { PhraseKey } from '../platform/phrases.ts';
import { readStored, storageKeys, store } from '../platform/storage.ts';

/** Labels of all shortcuts, in the order of the help. A key has the same meaning on every screen. */
const keyWords = {
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

const heardWords = {
  'mod+S': 'kit.saveChanges',
  'mod+Z': 'kit.undo',
  '1–5': 'kit.keyStage',
} as const satisfies Record<string, PhraseKey>;

type PressName = keyof typeof keyWords;
type HeardName = keyof typeof heardWords;
export type KeyName = PressName | HeardName;
type Keys = Readonly<Partial<Record<PressName, (() => void) | undefined>>>;

export const keyPhrases: Readonly<Record<KeyName, PhraseKey>> = { ...keyWords, ...heardWords };

export const walkedRow = { 'data-walked': true, tabIndex: -1 } as const;
const WALKED = '[data-walked]';

const TYPED = 'textarea, select, input:not([type="checkbox"]), [contenteditable="true"], [role="menu"] *, [role="listbox"] *';

const onScreen = new Set<{ current: Keys }>();
const heard = new Set<{ readonly name: HeardName }>();

const isKey = (name: string): name is PressName => Object.hasOwn(keyWords, name);
const isHeard = (name: string): name is HeardName => [...heard].some((one) => one.name === name);

export const keysOnScreen = (): KeyName[] => [
  ...Object.keys(keyWords)
    .filter(isKey)
    .filter((name) => [...onScreen].some(({ current }) => current[name] !== undefined)),
  ...Object.keys(heardWords).filter(isHeard),
];

export function useListedKey(name: HeardName): void {
  useEffect(() => {
    const said = { name };
    heard.add(said);
    return () => void heard.delete(said);
  }, [name]);
}

export const lettersOn = (): boolean => readStored(storageKeys.letters) !== 'off';
export const turnLetters = (on: boolean): void => store(storageKeys.letters, on ? 'on' : 'off');

/** Letter shortcuts ignore caps lock. Other characters may need shift, depending on the keyboard. */
const nameOf = ({ key, shiftKey }: KeyboardEvent) => (key.length === 1 && !shiftKey ? key.toLowerCase() : key);

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches(TYPED)) || document.querySelector('[role="dialog"]') !== null;

const hasCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

const GOES_MS = 1500;

/** Shortcuts of two keys: `g`, then the letter of a screen. The second key does not also trigger that letter's own shortcut. */
export function useGoKeys(goTo: (letter: string) => void): void {
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    let begun = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const name = nameOf(event);
      if (name === 'Shift') return;
      const follows = event.timeStamp - begun < GOES_MS;
      begun = Number.NEGATIVE_INFINITY;
      if (!/^[a-z]$/.test(name) || hasCommand(event) || !lettersOn() || isElsewhere(event)) return;
      if (follows) {
        event.preventDefault();
        latest.current(name);
      } else if (name === 'g') begun = event.timeStamp;
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const act = isKey(name) ? latest.current[name] : undefined;
      if (act === undefined || event.defaultPrevented || hasCommand(event)) return;
      if (name.length === 1 && !lettersOn()) return;
      if (name === 'Enter' && !(event.target instanceof Element && event.target.matches(WALKED))) return;
      if (isElsewhere(event)) return;
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
  rows: number;
  selects?: boolean;
  clear?: (() => void) | undefined;
}

const walked = () => [...document.querySelectorAll<HTMLElement>(WALKED)];
const stoodOn = () => document.activeElement?.closest<HTMLElement>(WALKED);

function step(by: 1 | -1): void {
  const rows = walked();
  const row = stoodOn();
  const index = row ? Math.min(rows.length - 1, Math.max(0, rows.indexOf(row) + by)) : 0;
  rows[index]?.focus();
}

export function openStood(): void {
  const row = stoodOn();
  const [act] = ['[data-acts] :is(a[href], button:not(:disabled))', 'a[href]', 'button:not(:disabled)'].flatMap(
    (one) => row?.querySelector<HTMLElement>(one) ?? [],
  );
  act?.click();
}

/** Row keys of a screen: `j` and `k` move, `x` selects the current row, Enter opens it, Escape clears the selection. */
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
