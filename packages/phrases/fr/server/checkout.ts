import type { checkout as en } from '../../en/server/checkout.ts';
import type { Translated } from '../../phrases.ts';

export const checkout: Translated<typeof en> = {
  'checkout.once': 'Vous payez {{amount}} une seule fois. Rien ne se renouvelle.',
  'checkout.debt': 'Vous payez {{amount}}, encore dus.',
  'checkout.today': '{{amount}} sont prélevés aujourd’hui.',
  'checkout.later': 'Rien n’est prélevé aujourd’hui. {{amount}} sont prélevés pour la première fois le {{date}}.',
  'checkout.Day_one': 'Ensuite, le même montant est prélevé chaque jour, jusqu’à votre résiliation dans l’app.',
  'checkout.Day_many': 'Ensuite, le même montant est prélevé tous les {{count}} de jours, jusqu’à votre résiliation dans l’app.',
  'checkout.Day_other': 'Ensuite, le même montant est prélevé tous les {{count}} jours, jusqu’à votre résiliation dans l’app.',
  'checkout.Month_one': 'Ensuite, le même montant est prélevé chaque mois, jusqu’à votre résiliation dans l’app.',
  'checkout.Month_many': 'Ensuite, le même montant est prélevé tous les {{count}} de mois, jusqu’à votre résiliation dans l’app.',
  'checkout.Month_other': 'Ensuite, le même montant est prélevé tous les {{count}} mois, jusqu’à votre résiliation dans l’app.',
  'checkout.Year_one': 'Ensuite, le même montant est prélevé chaque année, jusqu’à votre résiliation dans l’app.',
  'checkout.Year_many': 'Ensuite, le même montant est prélevé tous les {{count}} de ans, jusqu’à votre résiliation dans l’app.',
  'checkout.Year_other': 'Ensuite, le même montant est prélevé tous les {{count}} ans, jusqu’à votre résiliation dans l’app.',
  'checkout.parts_one': 'Ensuite, {{count}} paiement de {{part}} un mois plus tard : {{total}} en tout. Rien ne se renouvelle.',
  'checkout.parts_many': 'Ensuite, {{count}} de paiements de {{part}}, un par mois : {{total}} en tout. Rien ne se renouvelle.',
  'checkout.parts_other': 'Ensuite, {{count}} paiements de {{part}}, un par mois : {{total}} en tout. Rien ne se renouvelle.',
  'checkout.cardOpen': '{{amount}} pour {{name}} sont encore dus et sont prélevés ici aussitôt.',
  'checkout.cardNext': 'Rien n’est prélevé maintenant. {{name}} est désormais prélevé ici.',
};
