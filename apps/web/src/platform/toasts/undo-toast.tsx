import { notifications } from '@mantine/notifications';
import { translate } from '../phrases.ts';
import classes from './toasts.module.css';
import { toastLook } from './toasts.ts';

const UNDO_MS = 8000;
const ID = 'undo';

export function toastUndo({ title, undo }: { title: string; undo: () => void }): void {
  notifications.hide(ID);
  const look = toastLook('done');
  notifications.show({
    ...look,
    id: ID,
    title,
    message: (
      <button
        type="button"
        className={classes['undo']}
        onClick={() => {
          notifications.hide(ID);
          undo();
        }}
      >
        {translate('kit.undo')}
      </button>
    ),
    autoClose: UNDO_MS,
    role: 'status',
    classNames: { ...look.classNames, body: classes['row'] },
  });
}
