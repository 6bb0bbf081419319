export { insertNotifications, type NewNotification } from './notifications.store.ts';
