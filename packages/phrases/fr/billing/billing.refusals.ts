import type { refusals as en } from '../../en/billing/billing.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'credits-required': 'Saisissez le nombre de crédits.',
  'balance-too-high': 'Le solde peut être au plus de 1 000 000 000.',
  'error.NotEnoughCredits': 'Crédits insuffisants : il en faut {{needed}}, il en reste {{balance}}.',
  'error.CashDeskNotOpen': 'La caisse n’est pas encore ouverte. Saisissez d’abord les espèces du tiroir.',
  'error.CashDeskAlreadyOpen': 'La caisse est déjà ouverte. Regardez-la à nouveau.',
  'error.CashDeskChanged': 'Quelque chose a été enregistré après le comptage. Regardez les nouveaux montants et recomptez.',
  'error.MoreThanInDrawer': 'Il n’y a pas autant d’espèces dans le tiroir.',
  'error.ReceiptWithoutMember': 'Le reçu n’a pas de membre avec un compte, il ne peut donc pas être envoyé.',
  'unknown-vat-code': 'Le club n’a pas de code de TVA de ce nom.',
  'vat-code-twice': 'Ce code de TVA existe déjà.',
  'vat-default-twice': 'Un seul code peut être le code par défaut.',
  'error.DayClosed':
    'Le jour de cette transaction est clôturé. Son mode de paiement et ses textes restent modifiables00a0; sinon, enregistrez un remboursement.',
  'error.ArticleNameExists': 'Un article en vente porte déjà ce nom. Choisissez-en un autre, ou retirez celui-là de la vente.',
  'error.ArticleNotOnSale':
    'L’article « {{name}} » n’est pas en vente. Pour le vendre, enregistrez-le « En vente » avec son prix.',
  'error.ArticlePriceChanged': '{{name}} coûte maintenant {{amount}}. Vérifiez avant de vendre.',
  'error.DisputeNotLost': 'Il n’y a pas de perte à régler : le litige n’est pas perdu, ou il n’a rien pris.',
  'error.DisputeAlreadyDecided': 'Ce litige est déjà réglé. Regardez-le à nouveau.',
  'error.DisputeNotAnswerable':
    'La banque n’attend pas de réponse à ce litige, ou son dernier jour est passé. Tant que la banque ne fait que demander, il n’y a rien à abandonner : remboursez l’achat.',
  'error.DisputeAlreadyAnswered': 'Ce litige a déjà reçu une réponse. Ouvrez-le de nouveau.',
  'error.OnlinePaymentsNotConfigured': 'Les paiements en ligne ne sont pas configurés.',
  'error.PaymentAccountComplete': 'Stripe a toutes les données du compte. Il n’y a rien à saisir.',
  'error.PaymentAccountNotActive':
    'Les paiements par carte peuvent être activés une fois le compte de paiement actif. Terminez d’abord sa configuration.',
  'error.AmountNotPayableOnline':
    'La carte ne permet pas de payer ce montant dans cette devise : il est trop petit ou pas assez rond.',
  'error.InstallmentsPaidByCard':
    'Les échéances de cette formule sont prélevées sur la carte du membre, donc rien n’est encaissé ici. Si la carte est refusée, le membre la change ; après la dernière tentative, l’accueil peut encaisser le reste.',
  'error.InstallmentsNotCancelable':
    'Une formule en plusieurs versements a un seul prix, elle ne se résilie donc pas ici. Demandez à l’accueil.',
  'error.RenewalAddsNoActivities':
    'Une formule qui se renouvelle ne se vend pas en ligne quand son type a un nombre d’activités : le renouvellement n’en ajoute pas.',
  'error.PayerRequired':
    'Demandez à un parent : avant 18 ans, la famille paie ce qui se renouvelle ou se règle en plusieurs fois. Il le propose depuis son profil ou à l’accueil ; vous acceptez dans votre profil, puis vous l’achetez.',
  'error.PaymentProviderUnavailable': 'Stripe ne répond pas pour l’instant. Rien n’a été débité ; réessayez dans une minute.',
  'error.PaymentProviderRefused': 'Stripe a refusé l’opération ({{code}}). Rien n’a été débité.',
  'error.OnlinePaymentsOff': 'Ce club n’accepte pas de paiement en ligne pour le moment. Demandez à l’accueil.',
  'error.PaymentOrderSettled': 'Cette commande est déjà close. Consultez-la à nouveau.',
  'error.PaymentAccountDisconnected':
    'Ce club est déconnecté de Stripe : rien ne peut être modifié ici tant que son propriétaire n’a pas reconnecté le compte.',
  'error.PaymentOrderProcessing':
    '{{Title}} est déjà signé : la banque met quelques jours à payer, il n’y a rien d’autre à faire.',
  'error.PlanNotChangeable': 'Une formule se change pendant qu’elle court, est payée et n’est pas en pause.',
  'error.PlanChangeTooLate': 'La prochaine période commence le {{date}}, c’est trop proche. Changez de formule après ce jour.',
  'plan-not-another': 'Choisissez une autre formule, qui se renouvelle d’elle-même.',
  'error.PausesNotAllowed': 'Ce club ne laisse pas ses membres faire une pause eux-mêmes. Demandez à l’accueil.',
  'error.PausesUsedUp': 'Les pauses de cette année sont épuisées : {{limit}} par an.',
  'error.SubscriptionAlreadyPaused': 'Cet abonnement est déjà en pause, ou le sera.',
  'error.SubscriptionNotPaused': 'Il n’y a pas de pause à vous à terminer. Demandez à l’accueil.',
  'error.PausedPeriodNotPaid':
    'Votre jour de paiement tombe dans cette pause : la période n’est pas payée et la pause dure jusqu’à sa fin. L’accueil du club peut vous aider.',
  'pause-too-long': 'Ici, une pause dure au plus {{max}} jours.',
  'pause-over-charge':
    'Une pause sur votre jour de paiement dure au moins la période non payée : {{days}} jours. Choisissez une pause avant ou après le {{date}}, ou une de {{days}} jours.',
  'pause-not-over-charge':
    'Une pause sur votre jour de paiement dure au moins la période non payée, {{days}} jours, et ici une pause dure au plus {{max}} jours. Choisissez-en une avant ou après le {{date}}.',
  'error.PaymentAccountNotConnected':
    'Le club n’est pas relié à Stripe, il n’y a donc rien à comparer. Reliez d’abord son compte dans les réglages de paiement.',
  'error.DifferenceSettled': 'C’est déjà réglé. La liste montre ce qui reste.',
  'error.FoundAtProvider':
    'Stripe l’a maintenant, cela reste donc dans les comptes. Comparez à nouveau, ou laissez l’écart ainsi.',
  'error.SubscriptionNotPaidOnline': 'Cet abonnement n’est pas payé en ligne par carte.',
  'price-required': 'Saisissez un prix.',
  'installments-not-recurring': 'Une formule récurrente ne se paie pas en plusieurs fois.',
  'trial-not-recurring': 'Les jours gratuits demandent une formule qui se renouvelle.',
  'error.SubscriptionTypeAssigned':
    'Il est attribué à {{assigned}} et suspendu pour {{suspended}}, il ne peut donc pas être supprimé.',
  'error.RecurringPlanNeedsCardPayments':
    'Une formule récurrente demande les paiements par carte. Activez-les dans le profil du club.',
  'terms-of-managers': 'Seuls les responsables le changent. Laissez ce qui est en vente.',
  'installments-outlast': 'Certaines de ces mensualités seraient dues après sa fin : moins d’échéances ou une durée plus longue.',
  'suspension-min-days': 'Une suspension dure au moins 7 jours.',
  'error.SubscriptionAssignmentError': 'Erreur d’attribution de l’abonnement : un paiement demande un prix.',
  'error.SubscriptionAlreadyHeld': 'Le membre a déjà {{name}}, depuis le {{since}}. Dites que vous en voulez un de plus.',
  'error.SubscriptionNotActive': 'Impossible de suspendre un abonnement inactif.',
  'error.SubscriptionNotSuspended': 'Cet abonnement n’est pas suspendu.',
  'error.SubscriptionHasBookings': 'Cet abonnement paie des réservations à venir ({{bookings}}). Annulez-les d’abord.',
  'error.SubscriptionAlreadyEnded': 'Cet abonnement est déjà terminé.',
  'error.SubscriptionNotCanceled': 'Il n’y a pas de résiliation à retirer.',
  'end-by-canceling':
    'Il est payé par carte et se renouvelle de lui-même, donc sa fin ne change pas. Pour y mettre fin, résiliez-le.',
  'error.SubscriptionReplaced': 'À partir du {{date}}, {{name}} remplace cet abonnement. Résiliez d’abord {{name}}.',
  'error.SubscriptionNothingToPay': 'Il ne reste rien à payer.',
  'error.SubscriptionDueChanged': 'Entre-temps, le montant dû a changé : {{amount}}. Vérifiez avant d’encaisser.',
  'more-than-due': 'Il reste au plus {{amount}} à payer.',
  'error.SubscriptionHasDebt':
    'Cet abonnement doit encore {{amount}}. Enregistrez d’abord le paiement ou passez la dette en perte.',
  'export-by-manager': 'Seuls les responsables excluent un paiement de l’export.',
  'refund-by-manager': 'L’accueil rend seulement des paiements sur place, jusqu’à la limite du club : demandez à un responsable.',
  'refund-above-limit': 'L’accueil rend au plus {{amount}} d’un paiement : demandez à un responsable.',
  'refund-exceeds-purchase': 'On peut rendre au plus {{amount}} de l’achat.',
  'refund-exceeds-paid': 'On peut rendre au plus {{amount}} : ce que le membre a payé moins ce qui lui a déjà été rendu.',
  'refund-reason-required': 'Indiquez pourquoi : un remboursement sans achat demande un motif.',
  'error.TransactionIsLinked':
    'Cette transaction a payé quelque chose, repris des crédits ou des tickets, mis fin à un abonnement ou fait l’objet d’un remboursement : elle reste dans les comptes avec son montant. Pour rendre de l’argent, enregistrez un remboursement ; un remboursement erroné peut être supprimé.',
  'error.PaymentDisputed':
    'Ce paiement est contesté : la banque du payeur retient l’argent, il ne peut pas être remboursé. Si le litige est gagné, il le pourra.',
  'error.CreditsAlreadySpent':
    'Une partie de ces crédits est déjà dépensée : {{needed}} devraient revenir, il en reste {{balance}}. Remboursez moins, ou laissez les crédits au membre.',
  'nothing-to-take-back': 'Cet abonnement ne compte pas de tickets.',
  'error.TicketsAlreadySpent':
    'Une partie de ces tickets est utilisée : {{needed}} seraient repris, il en reste {{balance}}. Remboursez moins, ou laissez l’abonnement continuer.',
  'before-the-books': 'Les paiements s’enregistrent à partir de l’an 2000.',
  'refund-before-purchase': 'Un remboursement ne peut pas dater d’un jour avant son achat.',
  'refund-of-another': 'L’achat est d’une autre personne : le remboursement concerne le même membre.',
  'error.ReportTooLong':
    'Un rapport couvre {{max}} jours au plus. Pour une année, prenez ses quatre trimestres l’un après l’autre.',
};
