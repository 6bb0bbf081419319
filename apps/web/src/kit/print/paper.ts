const { documentElement: page } = document;
const media = window.matchMedia('print');
let isAsked = false;
/** Of the page while it is on paper: what it has on the screen. */
let scheme: string | undefined;
let isOnPaper = false;
const listeners = new Set<() => void>();

/** What draws with the colours of the moment draws after them: they change first, going to paper and coming back. */
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
// It may be on paper before this has come.
look();

export function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The scheme of everything while it is printed, whatever the screen has and whoever asks the browser to print. */
export const paperScheme = (): 'light' | undefined => (isOnPaper ? 'light' : undefined);
