import type { website as en } from '../../en/office/website.ts';
import type { Translated } from '../../phrases.ts';

export const website: Translated<typeof en> = {
  'website.saved': 'Le site montre ces réglages dans la minute',
  'website.shown': 'Ce qu’il montre',
  'website.timetable': 'Horaire',
  'website.timetableNote_one': '7 jours dès aujourd’hui, {{count}} cours',
  'website.timetableNote_many': '7 jours dès aujourd’hui, {{count}} cours',
  'website.timetableNote_other': '7 jours dès aujourd’hui, {{count}} cours',
  'website.storeNote_one': '{{count}} offre avec son prix',
  'website.storeNote_many': '{{count}} offres avec leurs prix',
  'website.storeNote_other': '{{count}} offres avec leurs prix',
  'website.queues': 'Cours complets avec la file d’attente',
  'website.queuesNote_one': '{{count}} sur {{all}} est complet en ce moment',
  'website.queuesNote_many': '{{count}} sur {{all}} sont complets en ce moment',
  'website.queuesNote_other': '{{count}} sur {{all}} sont complets en ce moment',
  'website.fullNames': 'Coachs par nom complet',
  'website.noTrainers': 'aucun coach ces jours-ci',
  'website.roomsNote': 'Aucune cochée : tous les cours, même sans salle.',
  'website.languages': 'Langues',
  'website.languagesNote':
    'La langue de la page est utilisée, et le visiteur peut en changer. La première cochée vaut pour les autres pages.',
  'website.members': 'Les membres réservent après connexion',
  'website.membersNote': 'Dans une fenêtre de Clubpulse ; le site ne voit jamais le mot de passe.',
  'website.originsNote': 'Un par ligne, comme https://club.example. Vide : aucun site ne peut le montrer.',
  'website.unsaved': 'Enregistrez, et le code pour le site apparaît ici.',
  'website.previewNote': 'Avec les réglages enregistrés, comme le voient les visiteurs.',
  'website.codeNote':
    'Les changements arrivent sur le site dans la minute ; le code reste le même. Sans script, le lien qu’il contient est montré.',
  'website.feeds': 'Pour les calendriers et les moteurs de recherche :',
  'website.noCookies': 'Aucun cookie, et rien n’est compté avant qu’un visiteur se connecte ou réserve.',
  'website.guests': 'Les invités réservent avec nom et e-mail',
  'website.guestsNote_one': 'La place est retenue 15 minutes, jusqu’à la confirmation de l’e-mail. {{count}} cours en 30 jours.',
  'website.guestsNote_many': 'La place est retenue 15 minutes, jusqu’à la confirmation de l’e-mail. {{count}} cours en 30 jours.',
  'website.guestsNote_other':
    'La place est retenue 15 minutes, jusqu’à la confirmation de l’e-mail. {{count}} cours en 30 jours.',
  'website.guestPrice': 'Prix pour un invité, à l’accueil',
  'website.guestMost': 'Au plus, par adresse en {{days}} jours',
  'website.refused.GuestsMayNotBook': 'Les réglages de réservation n’admettent pas d’invités, donc le site ne le propose pas.',
  'website.refused.Documents':
    'Les réglages de réservation demandent un document qu’un nouvel invité n’a pas, donc le site ne le propose pas.',
  'website.refused.NoActivities': 'Le club ne montre pas de cours à ses membres, donc le site ne le propose pas.',
};
