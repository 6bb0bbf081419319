import { useEffect, useRef } from 'react';
import { hasCommand, lettersOn, type ReceivedName, useListedKey } from '../../kit/use-keys.ts';

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type="radio"], [type="checkbox"]), [role="menu"] *, [role="listbox"] *');

export function useKeyOf(listed: ReceivedName, act: (key: string) => boolean): void {
  useListedKey(listed);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasCommand(event) || document.querySelector('[role="dialog"]') !== null) return;
      if (event.key.length === 1 && (!lettersOn() || isTyped(event))) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
