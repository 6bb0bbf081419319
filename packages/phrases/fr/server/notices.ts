import type { notices as en } from '../../en/server/notices.ts';
import type { Translated } from '../../phrases.ts';

export const notices: Translated<typeof en> = {
  'notices.hello': 'Bonjour {{name}},',
  'notices.why': 'Vous recevez cet e-mail parce que vous êtes membre de {{club}}.',
  'notices.seat-subject': 'Une place s’est libérée : {{class}}',
  'notices.seat-text':
    'Une place en {{class}}, {{when}}, vous est réservée jusqu’à {{until}}. Prenez-la ou laissez-la à la personne suivante.',
  'notices.seat-action': 'Répondre maintenant',
  'notices.removed-subject': 'Vous n’êtes plus inscrit à {{class}}',
  'notices.removed-text': 'Le club vous a retiré de {{class}}, {{when}}. Si cela vous surprend, demandez à l’accueil.',
  'notices.released-text':
    'Votre place dans {{class}}, {{when}}, a été libérée, car plus rien ne la paie. Payez ce qui est dû ou choisissez un autre abonnement pour réserver à nouveau.',
  'notices.removed-action': 'Voir d’autres cours',
  'notices.expiring-subject': '{{subscription}} se termine bientôt',
  'notices.expiring-text': '{{subscription}} se termine le {{date}}. Renouvelez-le pour continuer à vous entraîner.',
  'notices.last-ticket-subject': 'Il reste un ticket : {{subscription}}',
  'notices.last-ticket-text': 'Il reste un seul ticket sur {{subscription}}.',
  'notices.expired-subject': '{{subscription}} est terminé',
  'notices.expired-text': '{{subscription}} est terminé. Renouvelez-le pour réserver à nouveau.',
  'notices.tickets-gone-text': 'Le dernier ticket de {{subscription}} est utilisé. Renouvelez-le pour réserver à nouveau.',
  'notices.unpaid-text':
    '{{subscription}} a été désactivé parce qu’il n’a pas été payé à temps. Demandez-en un nouveau à l’accueil.',
  'notices.not-renewed-text':
    '{{subscription}} n’a pas été renouvelé et a pris fin. Choisissez-en un autre pour réserver à nouveau.',
  'notices.cancelled-subject': '{{subscription}} est résilié',
  'notices.cancelled-text':
    '{{subscription}} a été résilié et ne paie plus de réservations. Si cela vous surprend, demandez à l’accueil.',
  'notices.subscription-action': 'Mes abonnements',
  'notices.policies-subject': 'Votre réponse est attendue : {{titles}}',
  'notices.policies-text': '{{club}} vous demande de lire et d’accepter : {{titles}}. D’ici là, vos réservations sont refusées.',
  'notices.policies-action': 'Lire et répondre',
  'notices.strap-why': 'Vous recevez cet e-mail parce que cette ceinture est à vous dans Clubpulse, ou que vous l’avez demandée.',
  'notices.strap-action': 'Mes ceintures',
  'notices.strap-asked-subject': '{{claimant}} demande votre ceinture {{code}}',
  'notices.strap-asked-text':
    '{{claimant}} demande votre ceinture {{code}}. Cédez-la ou gardez-la avant le {{date}}. Sans réponse, elle reste à vous si vous l’avez portée ces 90 derniers jours.',
  'notices.strap-waits-subject': 'Vous avez demandé la ceinture {{code}}',
  'notices.strap-waits-text':
    'La ceinture {{code}} est associée à quelqu’un d’autre, qui a été prévenu. Vous aurez une réponse avant le {{date}}.',
  'notices.strap-gone-subject': 'La ceinture {{code}} n’est plus à vous',
  'notices.strap-given-text':
    'Vous avez cédé la ceinture {{code}} à {{claimant}}. Si ce n’était pas vous, changez de mot de passe et prévenez votre club.',
  'notices.strap-confirmed-text':
    'Votre club a donné la ceinture {{code}} à {{claimant}}. Si cela vous surprend, demandez à l’accueil.',
  'notices.strap-silent-text':
    'La ceinture {{code}} est passée à {{claimant}} : vous ne l’avez pas portée pendant 90 jours et n’avez pas répondu.',
  'notices.strap-yours-subject': 'La ceinture {{code}} est à vous',
  'notices.strap-yours-text': 'Désormais la ceinture {{code}} compte pour vous : à l’écran et dans votre journal.',
  'notices.strap-stays-subject': 'La ceinture {{code}} reste à vous',
  'notices.strap-stays-text': '{{claimant}} avait demandé la ceinture {{code}}. Elle reste associée à vous.',
  'notices.strap-kept-subject': 'La ceinture {{code}} reste à son propriétaire',
  'notices.strap-kept-text':
    'Vous avez demandé la ceinture {{code}}. Elle reste associée à quelqu’un d’autre. Si vous l’avez en main, demandez à l’accueil de votre club.',
  'notices.refunded-text': '{{subscription}} a pris fin avec un remboursement. Les cours à venir qu’il payait sont annulés.',
  'notices.joining-subject': '{{athlete}} demande à rejoindre {{club}}',
  'notices.joining-text': '{{athlete}} a saisi le code de {{club}} et attend votre oui ou votre non.',
  'notices.joining-action': 'Répondre à la demande',
  'notices.asked-subject': '{{athlete}} demande {{subscription}}',
  'notices.asked-text': '{{athlete}} demande {{subscription}} à {{club}}. Attribuez-le, ou refusez, sur la page du membre.',
  'notices.asked-action': 'Ouvrir le membre',
  'notices.manager-why': 'Vous recevez ce message parce que vous gérez {{club}}.',
  'notices.declined-subject': 'Vous avez demandé {{subscription}}',
  'notices.declined-text': 'Le club refuse {{subscription}}, que vous aviez demandé. Demandez à l’accueil ce qui vous convient.',
  'notices.canceled-subject': '{{class}} est annulé',
  'notices.canceled-text': '{{club}} a annulé {{class}} du {{when}} : {{reason}}',
  'notices.canceled-back-text':
    '{{club}} a annulé {{class}} du {{when}} : {{reason}} – ce qui avait servi à payer vous est rendu.',
  'notices.moved-subject': '{{class}} change d’horaire : {{when}}',
  'notices.moved-text':
    '{{club}} a déplacé {{class}} du {{from}} au {{when}}. Votre place suit le cours. Si le nouvel horaire ne vous convient pas, annulez sans frais jusqu’au début.',
  'notices.moved-why-text':
    '{{club}} a déplacé {{class}} du {{from}} au {{when}} : {{reason}} – votre place suit le cours. Si le nouvel horaire ne vous convient pas, annulez sans frais jusqu’au début.',
  'notices.moved-action': 'Mes réservations',
  'notices.open-text':
    'Une place s’est libérée dans {{class}}, {{when}}. Elle va à la première personne en attente qui la prend.',
  'notices.open-action': 'Prendre la place',
  'notices.welcome-subject': 'Vous êtes membre de {{club}}',
  'notices.welcome-text':
    'Bienvenue. Dans l’application, vous réservez votre place, voyez vos abonnements et retrouvez chaque entraînement que vous y ferez.',
  'notices.welcome-action': 'Ouvrir l’application',
  'notices.first-training-subject': 'Votre premier entraînement à {{club}}',
  'notices.first-training-text':
    'Bravo : vous avez fait {{minutes}} minutes d’entraînement et gagné {{points}} points. Ce que votre cœur a fait, seconde après seconde, est dans votre journal.',
  'notices.first-training-action': 'Ouvrir votre entraînement',
};
