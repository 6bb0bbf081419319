import { Notifications } from '@mantine/notifications';

/** The toasts on screen; what does not fit waits. */
export function ToastStack() {
  return <Notifications limit={3} />;
}
