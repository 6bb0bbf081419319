import '@fontsource-variable/archivo/standard.css';
import '../styles/tokens.css';
import '../styles/page.css';
import { showHome } from '../accounts/home/home-page.ts';
import { endWhatWasLeft } from '../platform/identity/identity.ts';

/** Home alone, for somebody who is not signed in: no framework, so that it stands there at once. */
export function startHome(root: HTMLElement): void {
  endWhatWasLeft();
  const wanted = window.location.hash.slice(1);
  showHome(root, { wanted: /^\/?(home)?$/i.test(wanted) ? '' : wanted });
}
