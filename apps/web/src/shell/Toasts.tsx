import { useNotifications } from '@mantine/notifications';
import { useState } from 'react';
import { later } from '../kit/later.tsx';

const ToastStack = later(() => import('./ToastStack.tsx').then((it) => it.ToastStack), { file: 'ToastStack' });

/** Where toasts stand; what draws them is fetched for the first, or before, so that it is here when the network is not. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length > 0) setNeeded(true);
  return needed ? <ToastStack /> : null;
}
