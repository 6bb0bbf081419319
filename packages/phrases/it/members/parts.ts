import type { parts as en } from '../../en/members/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'members.message': 'Messaggio',
  'members.documents': 'Documenti',
  'members.generic': 'Altro',
  'members.cameBy': 'Arrivo',
  'members.way-Email': 'Un invito via e-mail',
  'members.way-Link': 'Un link o una locandina',
  'members.way-Import': 'Un file',
  'members.way-Desk': 'La reception',
  'members.way-Self': 'Il codice del club',
  'members.way-Website': 'Il sito del club',
  'members.profile': 'Profilo',
  'members.emailUnconfirmed': 'E-mail non confermata',
};
