import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { translate } from '../phrases.ts';
import classes from './toasts.module.css';

interface Words {
  title: string;
  message?: string;
}

const SUCCESS_MS = 5000;

export const toastLook = (tone: 'done' | 'error' | 'note'): Omit<NotificationData, 'message'> => ({
  position: 'bottom-right',
  classNames: { root: `${classes['toast']} ${classes[tone]}`, title: classes['title'], description: classes['message'] },
  withBorder: false,
  closeButtonProps: { 'aria-label': translate('kit.close') },
});

const ERROR = 'error:';
const errorId = (cause: string): string => `${ERROR}${cause}`;

export function clearError(cause: string): void {
  notifications.hide(errorId(cause));
}

/** `clears` closes errors of that cause. Of several messages with the same `about` only the last is shown. */
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

const screensLeft = new Map<string, number>();

export function leaveScreen(): void {
  for (const [cause, screens] of screensLeft) {
    screensLeft.set(cause, screens - 1);
    if (screens > 1) continue;
    clearError(cause);
    screensLeft.delete(cause);
  }
}

let areErrorsHeld = false;

/** Errors with a common reason are not shown as toasts, because the page shows the reason. Returns a function that ends this. */
export function holdErrors(): () => void {
  areErrorsHeld = true;
  for (const { id } of notificationsStore.getState().notifications) if (id?.startsWith(ERROR)) notifications.hide(id);
  return () => {
    areErrorsHeld = false;
  };
}

interface Lasting extends Words {
  cause: string;
  ofScreen?: boolean | 'next';
}

/** The toast is shown until the user closes it, the same act succeeds, or the user leaves its screen. */
export const toastError = (words: Lasting): void => last(words, 'error');

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
