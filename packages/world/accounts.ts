import { alessia } from './athletes.ts';
import { admin, elena, giulia, livia, marco, piero } from './staff.ts';

export const demoPassword = 'clubpulse-demo';

export const demoAccounts = [
  { role: 'Athlete', email: alessia.email },
  { role: 'Trainer', email: giulia.email },
  { role: 'FrontDesk', email: livia.email },
  { role: 'Accountant', email: piero.email },
  { role: 'Manager', email: marco.email },
  { role: 'Owner', email: elena.email },
  { role: 'Admin', email: admin.email },
] as const;
