/** Where Mantine keeps what somebody chose. */
const KEPT = 'mantine-color-scheme-value';

/** Light or dark, as Mantine would show it: what was chosen in this browser, else as the system has it. */
function shownScheme(): 'light' | 'dark' {
  const chosen = window.localStorage.getItem(KEPT);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Before the code that draws is there, so that a dark room sees no flash of white. */
export function showScheme(): void {
  document.documentElement.dataset['mantineColorScheme'] = shownScheme();
}
