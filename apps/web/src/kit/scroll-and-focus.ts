export function makeVisible(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

export const focusScreenTitle = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

const AIR = 12;

export function keepAbove(bar: Element): void {
  const field = document.activeElement?.closest<HTMLElement>('.mantine-InputWrapper-root');
  const top = bar.getBoundingClientRect().top;
  if (!field || field.getBoundingClientRect().bottom <= top) return;
  field.style.scrollMarginBottom = `${window.innerHeight - top + AIR}px`;
  field.scrollIntoView({ block: 'nearest' });
  field.style.scrollMarginBottom = '';
}
