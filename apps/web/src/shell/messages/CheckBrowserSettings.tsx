import { translate } from '../../platform/phrases.ts';
import button from './CheckBrowserSettings.module.css';
import classes from './FullMessage.module.css';

/** Cookies or local storage are missing: nothing works without them (spec 1 section 8). */
export function CheckBrowserSettings() {
  return (
    <main className={`${classes['message']} ${classes['page']}`} role="alert">
      <h1>Clubpulse</h1>
      <p>{translate('check-browser-settings')}</p>
      <button type="button" className={button['reload']} onClick={() => window.location.reload()}>
        {translate('shell.reload')}
      </button>
    </main>
  );
}
