const { documentElement: page } = document;
const media = window.matchMedia('print');
let isAsked = false;
let scheme: string | undefined;
let isOnPaper = false;
const listeners = new Set<() => void>();

function look(): void {
  if (isOnPaper === (isAsked || media.matches)) return;
  isOnPaper = !isOnPaper;
  if (isOnPaper) scheme = page.dataset['mantineColorScheme'];
  page.dataset['mantineColorScheme'] = isOnPaper ? 'light' : scheme;
  for (const tell of listeners) tell();
}

function asked(now: boolean): void {
  isAsked = now;
  look();
}

window.addEventListener('beforeprint', () => asked(true));
window.addEventListener('afterprint', () => asked(false));
media.addEventListener('change', look);
look();

export function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const paperScheme = (): 'light' | undefined => (isOnPaper ? 'light' : undefined);
