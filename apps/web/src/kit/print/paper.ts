const { documentElement: page } = document;
const media = window.matchMedia('print');
let isRequested = false;
let scheme: string | undefined;
let isOnPaper = false;
const listeners = new Set<() => void>();

function look(): void {
  if (isOnPaper === (isRequested || media.matches)) return;
  isOnPaper = !isOnPaper;
  if (isOnPaper) scheme = page.dataset['mantineColorScheme'];
  page.dataset['mantineColorScheme'] = isOnPaper ? 'light' : scheme;
  for (const listener of listeners) listener();
}

function setRequested(now: boolean): void {
  isRequested = now;
  look();
}

window.addEventListener('beforeprint', () => setRequested(true));
window.addEventListener('afterprint', () => setRequested(false));
media.addEventListener('change', look);
look();

export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const paperScheme = (): 'light' | undefined => (isOnPaper ? 'light' : undefined);
