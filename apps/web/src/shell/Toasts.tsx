import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';

const ToastStack = lazy(() => import('./ToastStack.tsx'));

/** Where toasts stand; what draws them is fetched for the first. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length > 0) setNeeded(true);
  return needed ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
