import type { tags as en } from '../../../en/clubs/tags/tags.ts';
import type { Translated } from '../../../phrases.ts';

export const tags: Translated<typeof en> = {
  'clubs.tags': 'Gruppi',
  'clubs.tagsNote': 'Metti le persone in gruppi per trovarle e scriverle insieme.',
  'clubs.tagSelfJoin': 'Iscrizione autonoma',
  'clubs.tagGuest': 'Ospiti',
  'clubs.tagMembers_one': '{{count}} persona',
  'clubs.tagMembers_many': '{{count}} persone',
  'clubs.tagMembers_other': '{{count}} persone',
  'clubs.tagAdd': 'Aggiungi gruppo',
  'clubs.tagEdit': 'Rinomina gruppo',
  'clubs.tagSaved': '{{name}} è stato salvato',
  'clubs.tagDelete': 'Elimina gruppo',
  'clubs.tagDeleteText': 'Le persone del gruppo restano nel club.',
  'clubs.tagsPut': 'In un gruppo',
  'clubs.tagsOf': 'Gruppi di {{name}}',
  'clubs.tagsAssigned': 'I gruppi di {{name}} sono stati salvati',
  'clubs.tagAlways': 'Sempre presente',
  'clubs.tagPeople_one': 'Gruppo di {{count}} persona',
  'clubs.tagPeople_many': 'Gruppo di {{count}} persone',
  'clubs.tagPeople_other': 'Gruppo di {{count}} persone',
  'clubs.tagInOrOut': 'Dentro o fuori',
  'clubs.tagAct-Add': 'Metti',
  'clubs.tagAct-Remove': 'Togli',
  'clubs.tagsNone': 'Il club non ha ancora gruppi. Chi lo gestisce li crea nelle impostazioni.',
};
