import '@fontsource-variable/archivo/standard.css';
import '../styles/tokens.css';
import '../kit/print/print.css';
import '../styles/page.css';
import { showHome } from '../accounts/home/home-page.ts';
import { endPendingSession } from '../platform/identity/identity.ts';
import { opensWithoutAccount } from './without-account.ts';

/** The page has no framework, so that it appears at once. */
export function startHome(root: HTMLElement): void {
  endPendingSession();
  const wanted = window.location.hash.slice(1);
  // A view without account is started differently, so the page reloads.
  const follow = () => {
    if (opensWithoutAccount(window.location.hash)) window.location.reload();
  };
  window.addEventListener('hashchange', follow);
  follow();
  showHome(root, { wanted: /^\/?(home)?$/i.test(wanted) ? '' : wanted });
}
