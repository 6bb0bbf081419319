import { notifications } from '@mantine/notifications';
import { translate } from './phrases.ts';
import classes from './toasts.module.css';

interface Words {
  title: string;
  message?: string;
}

const SUCCESS_MS = 5000;

/** Says that something was done; leaves by itself. */
export function toastDone({ title, message }: Words): void {
  notifications.show({
    title,
    message: message ?? '',
    autoClose: SUCCESS_MS,
    role: 'status',
    classNames: { root: `${classes['toast']} ${classes['done']}`, title: classes['title'], description: classes['message'] },
    withBorder: false,
    closeButtonProps: { 'aria-label': translate('kit.close') },
  });
}

/** Says what went wrong and stays until closed. One at a time per `cause`: a repeated one replaces the first. */
export function toastError({ cause, title, message }: Words & { cause: string }): void {
  const toast = {
    id: `error:${cause}`,
    title,
    message: message ?? '',
    autoClose: false,
    role: 'alert',
    classNames: { root: `${classes['toast']} ${classes['error']}`, title: classes['title'], description: classes['message'] },
    withBorder: false,
    closeButtonProps: { 'aria-label': translate('kit.close') },
  } as const;
  notifications.hide(toast.id);
  notifications.show(toast);
}
