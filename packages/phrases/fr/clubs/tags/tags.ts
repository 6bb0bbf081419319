import type { tags as en } from '../../../en/clubs/tags/tags.ts';
import type { Translated } from '../../../phrases.ts';

export const tags: Translated<typeof en> = {
  'clubs.tags': 'Groupes',
  'clubs.tagsNote': 'Réunissez les personnes en groupes pour les trouver et leur écrire ensemble.',
  'clubs.tagSelfJoin': 'Inscription libre',
  'clubs.tagGuest': 'Invités',
  'clubs.tagMembers_one': '{{count}} personne',
  'clubs.tagMembers_many': '{{count}} personnes',
  'clubs.tagMembers_other': '{{count}} personnes',
  'clubs.tagAdd': 'Ajouter un groupe',
  'clubs.tagEdit': 'Renommer le groupe',
  'clubs.tagSaved': '{{name}} est enregistré',
  'clubs.tagDelete': 'Supprimer le groupe',
  'clubs.tagDeleteText': 'Les personnes du groupe restent au club.',
  'clubs.tagsPut': 'Dans un groupe',
  'clubs.tagsOf': 'Groupes de {{name}}',
  'clubs.tagsAssigned': 'Les groupes de {{name}} sont enregistrés',
  'clubs.tagAlways': 'Toujours là',
  'clubs.tagPeople_one': 'Groupe de {{count}} personne',
  'clubs.tagPeople_many': 'Groupe de {{count}} personnes',
  'clubs.tagPeople_other': 'Groupe de {{count}} personnes',
  'clubs.tagInOrOut': 'Dedans ou dehors',
  'clubs.tagAct-Add': 'Mettre',
  'clubs.tagAct-Remove': 'Retirer',
  'clubs.tagsNone': 'Le club n’a pas encore de groupes. Qui le gère les crée dans les réglages.',
};
