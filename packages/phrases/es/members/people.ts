import type { people as en } from '../../en/members/people.ts';
import type { Translated } from '../../phrases.ts';

export const people: Translated<typeof en> = {
  'members.peopleCount_one': '{{number}} persona',
  'members.peopleCount_many': '{{number}} personas',
  'members.peopleCount_other': '{{number}} personas',
  'members.peopleFound': '{{found}} de {{total}}',
  'members.noPeople': 'Aún no hay nadie',
  'members.noPeopleText': 'Las personas aparecen aquí en cuanto entran en el club con su código.',
  'members.nobodyMatches': 'Nadie coincide con estos filtros',
  'members.withoutSubscription': 'Sin abono',
  'members.export': 'Exportar',
  'members.exported_one': '{{number}} persona en el archivo',
  'members.exported_many': '{{number}} personas en el archivo',
  'members.exported_other': '{{number}} personas en el archivo',
  'members.lastName': 'Apellidos',
  'members.firstName': 'Nombre',
  'members.nickname': 'Apodo',
  'members.until': 'Hasta',
  'members.role': 'Rol',
  'members.email': 'Correo',
  'members.holdsNothing': 'sin abono',
};
