import { notifications } from '@mantine/notifications';
import classes from './toasts.module.css';
import { toastLook } from './toasts.ts';

/** Long enough to read what was done and to go on to it. */
const WAY_MS = 15_000;

interface WayToast {
  title: string;
  message?: string;
  /** Words of the way, and the address in the app that it leads to. */
  words: string;
  to: string;
}

/** Says what was done and leads to what came of it. Toasts stand outside of the routes: the address is written whole. */
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
