import { alessia } from '@clubpulse/world/athletes';
import { admin, elena, giulia, marco } from '@clubpulse/world/staff';

export const demoPeople = {
  athlete: alessia.email,
  trainer: giulia.email,
  manager: marco.email,
  owner: elena.email,
  administrator: admin.email,
} as const;
