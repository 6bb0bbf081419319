import type { KeyboardEvent } from 'react';

const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] } as const;
const isArrow = (key: string): key is keyof typeof steps => Object.hasOwn(steps, key);

export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: from } = event;
  const map = from.closest('table');
  if (!isArrow(key) || map === null) return;
  const [down, right] = steps[key];
  let [row, column] = [Number(from.dataset['row']), Number(from.dataset['column'])];
  for (let step = 0; step < 24; step += 1) {
    row += down;
    column += right;
    const next = map.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (next === null) continue;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    return;
  }
}
