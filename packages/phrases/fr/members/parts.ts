import type { parts as en } from '../../en/members/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'members.message': 'Message',
  'members.documents': 'Documents',
  'members.generic': 'Autre',
};
