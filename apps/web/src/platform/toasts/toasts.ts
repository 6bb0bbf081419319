import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { translate } from '../phrases.ts';
import classes from './toasts.module.css';

interface Words {
  title: string;
  message?: string;
}

const SUCCESS_MS = 5000;

/** What every toast has; `styles/controls.css` keeps their corner clear of tabs and save bar. */
export const toastLook = (tone: 'done' | 'error' | 'note'): Omit<NotificationData, 'message'> => ({
  position: 'bottom-right',
  classNames: { root: `${classes['toast']} ${classes[tone]}`, title: classes['title'], description: classes['message'] },
  withBorder: false,
  closeButtonProps: { 'aria-label': translate('kit.close') },
});

const ERROR = 'error:';
const errorId = (cause: string): string => `${ERROR}${cause}`;

/** What went wrong before is no more: the same act succeeded. */
export function clearError(cause: string): void {
  notifications.hide(errorId(cause));
}

/**
 * Says that something was done; leaves by itself. `clears` is the cause of the errors that it contradicts; of what is said about the same
 * only the last stands there.
 */
export function toastDone({ title, message = '', clears, about }: Words & { clears?: string; about?: string }): void {
  if (clears !== undefined) clearError(clears);
  const id = about === undefined ? undefined : `done:${about}`;
  if (id !== undefined) notifications.hide(id);
  notifications.show({
    ...toastLook('done'),
    ...(id !== undefined && { id }),
    title,
    message,
    autoClose: SUCCESS_MS,
    role: 'status',
  });
}

/** Of what went wrong with what a screen shows, by cause: on how many screens yet it says something. */
const screensLeft = new Map<string, number>();

/** Another screen stands there: what the last one could not show is over. */
export function leaveScreen(): void {
  for (const [cause, screens] of screensLeft) {
    screensLeft.set(cause, screens - 1);
    if (screens > 1) continue;
    clearError(cause);
    screensLeft.delete(cause);
  }
}

let areErrorsHeld = false;

/** Whatever goes wrong now goes wrong for one reason, which stands over the page: no error is said beside it, nor those it brought. Returns the way to end it. */
export function holdErrors(): () => void {
  areErrorsHeld = true;
  for (const { id } of notificationsStore.getState().notifications) if (id?.startsWith(ERROR)) notifications.hide(id);
  return () => {
    areErrorsHeld = false;
  };
}

interface Lasting extends Words {
  cause: string;
  /** It goes when the screen is left, or the one (`next`) that stands there instead. */
  ofScreen?: boolean | 'next';
}

/** Says what went wrong and stays until closed, until the same act succeeds, or until the screen it is of is left. One at a time per `cause`: a repeated one replaces the first. */
export const toastError = (words: Lasting): void => last(words, 'error');

/** The same for what is no fault: something else stands there than was asked for, and why. */
export const toastNote = (words: Lasting): void => last(words, 'note');

function last({ cause, title, message = '', ofScreen = false }: Lasting, tone: 'error' | 'note'): void {
  if (areErrorsHeld) return;
  const id = errorId(cause);
  if (ofScreen === false) screensLeft.delete(cause);
  else screensLeft.set(cause, ofScreen === 'next' ? 2 : 1);
  notifications.hide(id);
  notifications.show({
    ...toastLook(tone),
    id,
    title,
    message,
    autoClose: false,
    role: tone === 'error' ? 'alert' : 'status',
  });
}
