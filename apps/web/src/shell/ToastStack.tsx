import { Notifications } from '@mantine/notifications';

export function ToastStack() {
  return <Notifications limit={3} />;
}
