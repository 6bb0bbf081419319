import { useHotkeys } from '@mantine/hooks';

/** What single keys would be typed into, or move in. A checkbox takes the space bar only. */
const TYPED = 'textarea, select, input:not([type="checkbox"]), [contenteditable="true"], [role="menu"] *, [role="listbox"] *';

/** Single keys that act on what is shown (brief section 7): not while something is typed, and not below a dialog. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useHotkeys(
    Object.entries(keys).flatMap(([key, act]) => {
      if (act === undefined) return [];
      const press = (event: KeyboardEvent) => {
        const typed = event.target instanceof Element && event.target.matches(TYPED);
        if (typed || document.querySelector('[role="dialog"]') !== null) return;
        event.preventDefault();
        act();
      };
      return [[key, press, { preventDefault: false }]];
    }),
    [],
  );
}
