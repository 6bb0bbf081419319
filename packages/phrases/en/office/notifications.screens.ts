export const screens = {
  'notifications.title': 'Notifications',
  'notifications.unread_one': 'Notifications, {{number}} unread',
  'notifications.unread_other': 'Notifications, {{number}} unread',
} as const;
