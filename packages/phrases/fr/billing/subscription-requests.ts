import type { subscriptionRequests as en } from '../../en/billing/subscription-requests.ts';
import type { Translated } from '../../phrases.ts';

export const subscriptionRequests: Translated<typeof en> = {
  'billing.askFor': 'Le demander',
  'billing.askedOn': 'Demandé le {{date}}',
  'billing.clubAsked': '{{name}} : demandé au club',
  'billing.clubAskedText': 'Les gérants ont reçu un e-mail. Il apparaîtra ici une fois attribué.',
  'billing.asksNoMore': 'Demande de {{name}} retirée',
  'billing.asksFor': 'Demande {{name}}, depuis le {{date}}.',
  'billing.sayNo': 'Refuser',
  'billing.saidNo': '{{name}} a été refusé',
  'billing.creditsAtDesk': 'À l’accueil : les crédits sont là tout de suite.',
  'billing.requestsHint': 'Nom du membre ou de l’abonnement',
  'billing.noRequests': 'Personne ne demande d’abonnement',
  'billing.noRequestsText': 'Ce que les membres demandent dans la boutique reste ici jusqu’à ce qu’on l’attribue ou le refuse.',
  'billing.noRequestMatches': 'Aucune demande ne correspond',
  'billing.askedSince': 'Demandé le',
};
