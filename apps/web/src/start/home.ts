import '@fontsource-variable/archivo/standard.css';
import '../styles/tokens.css';
import '../kit/print/print.css';
import '../styles/page.css';
import { showHome } from '../accounts/home/home-page.ts';
import { endWhatWasLeft } from '../platform/identity/identity.ts';
import { opensWithoutAccount } from './without-account.ts';

/** Home alone, for somebody who is not signed in: no framework, so that it stands there at once. */
export function startHome(root: HTMLElement): void {
  endWhatWasLeft();
  const wanted = window.location.hash.slice(1);
  // A link pasted into this tab that needs no account, be it while this page still came: it is not the one that shows it.
  const follow = () => {
    if (opensWithoutAccount(window.location.hash)) window.location.reload();
  };
  window.addEventListener('hashchange', follow);
  follow();
  showHome(root, { wanted: /^\/?(home)?$/i.test(wanted) ? '' : wanted });
}
