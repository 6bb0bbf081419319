import type { people as en } from '../../en/members/people.ts';
import type { Translated } from '../../phrases.ts';

export const people: Translated<typeof en> = {
  'members.peopleCount_one': '{{number}} personne',
  'members.peopleCount_many': '{{number}} personnes',
  'members.peopleCount_other': '{{number}} personnes',
  'members.peopleFound': '{{found}} sur {{total}}',
  'members.noPeople': 'Personne pour l’instant',
  'members.noPeopleText': 'Les personnes apparaissent ici dès qu’elles rejoignent le club avec son code.',
  'members.nobodyMatches': 'Personne ne correspond à ces filtres',
  'members.withoutSubscription': 'Sans abonnement',
  'members.export': 'Exporter',
  'members.exported_one': '{{number}} personne dans le fichier',
  'members.exported_many': '{{number}} personnes dans le fichier',
  'members.exported_other': '{{number}} personnes dans le fichier',
  'members.lastName': 'Nom',
  'members.firstName': 'Prénom',
  'members.nickname': 'Pseudo',
  'members.until': 'Jusqu’au',
  'members.role': 'Rôle',
  'members.email': 'E-mail',
  'members.holdsNothing': 'pas d’abonnement',
};
