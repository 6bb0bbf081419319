import { useKeys, WALKED } from '../../use-keys.ts';

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
