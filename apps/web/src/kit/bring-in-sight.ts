/** Scrolls to what stands far from the foot that speaks of it, and takes the keyboard there. */
export function bringInSight(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

/** Takes the keyboard to what the page is called, when what had it is gone. */
export const beginAgain = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Pixels between a field and what covers the page below it. */
const AIR = 12;

/** Scrolls as far as the field that has the keyboard, with what is said below it, stands above the bar that came to lie over the page. */
export function keepAbove(bar: Element): void {
  const field = document.activeElement?.closest<HTMLElement>('.mantine-InputWrapper-root');
  const top = bar.getBoundingClientRect().top;
  if (!field || field.getBoundingClientRect().bottom <= top) return;
  field.style.scrollMarginBottom = `${window.innerHeight - top + AIR}px`;
  field.scrollIntoView({ block: 'nearest' });
  field.style.scrollMarginBottom = '';
}
