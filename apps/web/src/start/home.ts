import '@fontsource-variable/archivo/standard.css';
import '../styles/tokens.css';
import '../styles/page.css';
import { showHome } from '../accounts/home/home-page.ts';

/** Home alone, for somebody who is not signed in: no framework, so that it stands there at once. */
export function startHome(root: HTMLElement): void {
  document.documentElement.dataset['mantineColorScheme'] = shownScheme();
  const wanted = window.location.hash.slice(1);
  showHome(root, { wanted: /^\/(home)?$/i.test(wanted) ? '' : wanted });
}

/** Where Mantine keeps what somebody chose. */
const KEPT = 'mantine-color-scheme-value';

/** Light or dark, as Mantine would show it: what was chosen in this browser, else as the system has it. */
function shownScheme(): 'light' | 'dark' {
  const chosen = window.localStorage.getItem(KEPT);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
