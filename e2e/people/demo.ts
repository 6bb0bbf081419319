/** The demo accounts that the product prints at its start. */
export const demoPassword = 'clubpulse-demo';
export const demoPeople = {
  athlete: 'alessia.conti@example.com',
  trainer: 'giulia.ferri@example.com',
  manager: 'marco.villa@example.com',
  owner: 'elena.sala@example.com',
} as const;
