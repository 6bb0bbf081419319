import { notifications } from '@mantine/notifications';
import classes from './toasts.module.css';
import { toastLook } from './toasts.ts';

const WAY_MS = 15_000;

interface WayToast {
  title: string;
  message?: string;
  words: string;
  to: string;
}

export function toastWay({ title, message = '', words, to }: WayToast): void {
  const look = toastLook('done');
  const id = notifications.show({
    ...look,
    title,
    message: (
      <>
        {message}{' '}
        <a className={classes['way']} href={`#${to}`} onClick={() => notifications.hide(id)}>
          {words}
        </a>
      </>
    ),
    autoClose: WAY_MS,
    role: 'status',
  });
}
