import { useNotifications } from '@mantine/notifications';
import { useState } from 'react';
import { lazyComponent } from '../kit/lazy-component.tsx';

const ToastStack = lazyComponent(() => import('./ToastStack.tsx').then((it) => it.ToastStack), { file: 'ToastStack' });

/** Loaded at the latest with the first toast, so that toasts work offline. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length > 0) setNeeded(true);
  return needed ? <ToastStack /> : null;
}
