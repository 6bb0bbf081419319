export const screens = {
  'calendar.classes': 'Classes',
  'calendar.personalTraining': 'Personal training',
  'calendar.services': 'Services',
  'calendar.myActivities': 'My activities',
  'calendar.newClass': 'New class',
  'calendar.circuits': 'Circuits',
} as const;
