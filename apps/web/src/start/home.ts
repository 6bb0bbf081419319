import '@fontsource-variable/archivo/standard.css';
import '../styles/tokens.css';
import '../styles/page.css';
import { showHome } from '../accounts/home/home-page.ts';
import { shownScheme } from '../platform/scheme.ts';

/** Home alone, for somebody who is not signed in: no framework, so that it stands there at once. */
export function startHome(root: HTMLElement): void {
  document.documentElement.dataset['mantineColorScheme'] = shownScheme();
  const wanted = window.location.hash.slice(1);
  showHome(root, { wanted: /^\/(home)?$/i.test(wanted) ? '' : wanted });
}
