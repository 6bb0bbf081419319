/** Where Mantine keeps what somebody chose. */
const KEPT = 'mantine-color-scheme-value';

/** Light or dark, as Mantine would show it: what was chosen in this browser, else as the system has it. */
export function shownScheme(): 'light' | 'dark' {
  const chosen = window.localStorage.getItem(KEPT);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
