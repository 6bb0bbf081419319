import { useNotifications } from '@mantine/notifications';
import { useState } from 'react';
import { later } from '../kit/later.tsx';

const ToastStack = later(() => import('./ToastStack.tsx').then((it) => it.ToastStack), { file: 'ToastStack' });

/** Loads the toast code with the first toast or earlier, so that toasts work offline. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length > 0) setNeeded(true);
  return needed ? <ToastStack /> : null;
}
