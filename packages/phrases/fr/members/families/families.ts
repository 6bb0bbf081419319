import type { families as en } from '../../../en/members/families/families.ts';
import type { Translated } from '../../../phrases.ts';

export const families: Translated<typeof en> = {
  'members.family': 'Famille',
  'members.familyNote':
    'Une personne paie pour plusieurs. Chacun garde son compte, son journal et ses consentements ; qui paie n’en voit rien.',
  'members.familyNobody': 'Personne ne paie pour vous, et vous ne payez pour personne.',
  'members.familyUnconfirmed':
    'Si quelqu’un propose de payer pour vous, vous le voyez ici une fois {{email}} confirmée : ouvrez le lien que nous vous avons envoyé.',
  'members.familyUnconfirmedNoMail':
    'Qui propose de payer pour vous vous trouve par une adresse confirmée, et ce serveur n’envoie pas de mail pour confirmer {{email}}. Demandez à votre club de l’activer.',
  'members.familyOffer': '{{name}} voudrait payer pour vous',
  'members.familyOfferText':
    '{{name}} verra ce que vous devez à {{club}} et pourra le payer. Votre journal, vos fréquences et votre santé restent à vous. Chacun peut y mettre fin à tout moment.',
  'members.familyAgree': 'Accepter',
  'members.familyAgreed': '{{name}} paie maintenant pour vous',
  'members.familyDeclined': 'Vous avez refusé l’offre de {{name}}',
  'members.familyPaysForYou': 'paie pour vous depuis le {{date}}',
  'members.familyPaidByYou': 'vous payez depuis le {{date}}',
  'members.familyWaits': 'demande du {{date}}, pas encore de réponse',
  'members.familyAsk': 'Payer pour quelqu’un',
  'members.familyAskText':
    'La personne qui a cette adresse trouve votre offre dans son profil, dès qu’elle l’a confirmée et est membre de {{club}}. Vous voyez son nom quand elle accepte.',
  'members.familyAskAct': 'Demander',
  'members.familyAsked': 'Demande faite à {{email}}',
  'members.familyTakeBack': 'Retirer',
  'members.familyTakenBack': 'Retiré : {{email}}',
  'members.familyMayBook': 'Peut voir mes cours, réserver et annuler pour moi',
  'members.familyBookFor': 'Réserver pour {{name}}',
  'members.familyBook': 'Réserver des cours',
  'members.familyEnd': 'Terminer',
  'members.familyEndTitle': 'Y mettre fin avec {{name}} ?',
  'members.familyEndOwn':
    'Désormais vous payez pour vous, et {{name}} ne voit plus ce que vous devez. Abonnements, réservations et journal restent tels quels.',
  'members.familyEndOther':
    'Vous ne voyez plus ce que doit {{name}}. La dette reste celle de {{name}} ; abonnements et réservations restent tels quels.',
  'members.familyEndDesk':
    '{{payer}} ne paie plus pour {{name}}. Ce que doit {{name}} reste dû ; abonnements et réservations restent tels quels.',
  'members.familyEnded': 'Terminé avec {{name}}',
  'members.familyPayer': 'Payé par',
  'members.familyPaysFor': 'Paie pour',
  'members.familyAskFor': 'Paie pour quelqu’un',
  'members.familyAskForTitle': 'Pour qui {{name}} paie ?',
  'members.familyAskForText': 'La personne choisie est invitée par e-mail et accepte dans son profil. Jusque-là, rien ne change.',
};
