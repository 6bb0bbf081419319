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
export const WALKED = '[data-walked]';

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
