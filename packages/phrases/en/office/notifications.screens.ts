export const screens = {
  'notifications.title': 'Notifications',
  'notifications.unread_one': 'Notifications, {{count}} unread',
  'notifications.unread_other': 'Notifications, {{count}} unread',
} as const;
