import { alessia } from '@clubpulse/world/athletes';
import { elena, giulia, marco } from '@clubpulse/world/staff';

export const demoPeople = {
  athlete: alessia.email,
  trainer: giulia.email,
  manager: marco.email,
  owner: elena.email,
} as const;
