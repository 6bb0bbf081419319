import type { tags as en } from '../../../en/clubs/tags/tags.ts';
import type { Translated } from '../../../phrases.ts';

export const tags: Translated<typeof en> = {
  'clubs.tags': 'Grupos',
  'clubs.tagsNote': 'Reúne a las personas en grupos para encontrarlas y escribirles juntas.',
  'clubs.tagSelfJoin': 'Inscripción propia',
  'clubs.tagGuest': 'Invitados',
  'clubs.tagMembers_one': '{{count}} persona',
  'clubs.tagMembers_many': '{{count}} personas',
  'clubs.tagMembers_other': '{{count}} personas',
  'clubs.tagAdd': 'Añadir grupo',
  'clubs.tagEdit': 'Cambiar el nombre del grupo',
  'clubs.tagSaved': '{{name}} se ha guardado',
  'clubs.tagDelete': 'Eliminar grupo',
  'clubs.tagDeleteText': 'Las personas del grupo siguen en el club.',
  'clubs.tagsPut': 'A un grupo',
  'clubs.tagsOf': 'Grupos de {{name}}',
  'clubs.tagsAssigned': 'Se guardaron los grupos de {{name}}',
  'clubs.tagAlways': 'Siempre presente',
  'clubs.tagPeople_one': 'Grupo de {{count}} persona',
  'clubs.tagPeople_many': 'Grupo de {{count}} personas',
  'clubs.tagPeople_other': 'Grupo de {{count}} personas',
  'clubs.tagInOrOut': 'Dentro o fuera',
  'clubs.tagAct-Add': 'Poner',
  'clubs.tagAct-Remove': 'Quitar',
  'clubs.tagsNone': 'El club aún no tiene grupos. Quien lo gestiona los crea en los ajustes.',
};
