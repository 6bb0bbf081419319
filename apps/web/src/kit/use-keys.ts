import { useEffect, useRef } from 'react';
import type { PhraseKey } from '../platform/phrases.ts';
import { readStored, storageKeys, store } from '../platform/storage.ts';

/** The keys in the order of the help. A key has the same meaning on every screen. */
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
  e: 'kit.keyEdit',
  r: 'kit.keyAnswer',
  a: 'kit.keyAssign',
  p: 'kit.present',
  o: 'kit.noShow',
  Escape: 'kit.clearSelection',
  '?': 'kit.keyHelp',
} as const satisfies Record<string, PhraseKey>;

const receivedWords = {
  'mod+S': 'kit.saveChanges',
  'mod+Z': 'kit.undo',
  '1–5': 'kit.keyStage',
  '1–8': 'kit.add',
  F2: 'kit.personHint',
} as const satisfies Record<string, PhraseKey>;

type PressName = keyof typeof keyWords;
export type ReceivedName = keyof typeof receivedWords;
export type KeyName = PressName | ReceivedName;
type Keys = Readonly<Partial<Record<PressName, (() => void) | undefined>>>;

export const keyPhrases: Readonly<Record<KeyName, PhraseKey>> = { ...keyWords, ...receivedWords };

export const walkedRow = { 'data-walked': true, tabIndex: -1 } as const;
const WALKED = '[data-walked]';

const TYPED = 'textarea, select, input:not([type="checkbox"]), [contenteditable="true"], [role="menu"] *, [role="listbox"] *';

const onScreen = new Set<{ current: Keys }>();
const received = new Set<{ readonly name: ReceivedName }>();

const isKey = (name: string): name is PressName => Object.hasOwn(keyWords, name);
const isReceived = (name: string): name is ReceivedName => [...received].some((one) => one.name === name);

export const keysOnScreen = (): KeyName[] => [
  ...Object.keys(keyWords)
    .filter(isKey)
    .filter((name) => [...onScreen].some(({ current }) => current[name] !== undefined)),
  ...Object.keys(receivedWords).filter(isReceived),
];

export function useListedKey(name: ReceivedName): void {
  useEffect(() => {
    const stated = { name };
    received.add(stated);
    return () => void received.delete(stated);
  }, [name]);
}

export const lettersOn = (): boolean => readStored(storageKeys.letters) !== 'off';
export const turnLetters = (on: boolean): void => store(storageKeys.letters, on ? 'on' : 'off');

/** A letter without shift is compared in lower case, so that caps lock has no effect. Other characters may need shift. */
const nameOf = ({ key, shiftKey }: KeyboardEvent) => (key.length === 1 && !shiftKey ? key.toLowerCase() : key);

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches(TYPED)) || document.querySelector('[role="dialog"]') !== null;

export const hasCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

const SEQUENCE_MS = 1500;

/** The key `g` and then the letter of a screen open it. The letter does not trigger its own shortcut. */
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
      const follows = event.timeStamp - begun < SEQUENCE_MS;
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
const focusedRow = () => document.activeElement?.closest<HTMLElement>(WALKED);

function step(by: 1 | -1): void {
  const rows = walked();
  const row = focusedRow();
  const index = row ? Math.min(rows.length - 1, Math.max(0, rows.indexOf(row) + by)) : 0;
  rows[index]?.focus();
}

export function openPlaced(): void {
  const row = focusedRow();
  const [act] = ['[data-acts] :is(a[href], button:not(:disabled))', 'a[href]', 'button:not(:disabled)'].flatMap(
    (one) => row?.querySelector<HTMLElement>(one) ?? [],
  );
  act?.click();
}

export function useRowShortcuts({ rows, selects = false, clear }: WalkOptions): void {
  const some = rows > 0;
  useKeys({
    j: some ? () => step(1) : undefined,
    k: some ? () => step(-1) : undefined,
    x: some && selects ? () => focusedRow()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click() : undefined,
    Enter: some ? openPlaced : undefined,
    Escape: clear,
  });
}
