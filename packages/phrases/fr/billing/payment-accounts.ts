import type { paymentAccounts as en } from '../../en/billing/payment-accounts.ts';
import type { Translated } from '../../phrases.ts';

export const paymentAccounts: Translated<typeof en> = {
  'billing.accountManual': 'À l’accueil',
  'billing.accountManualHint': 'Espèces, cartes à l’accueil, virement. Toujours disponible.',
  'billing.accountOnline': 'Paiements par carte en ligne',
  'billing.accountOnlineHint': 'Formules récurrentes et athlètes qui achètent eux-mêmes.',
  'billing.accountNotConfigured': 'Non configuré',
  'billing.accountOnboarding': 'En cours d’activation',
  'billing.accountInactive': 'Inactif',
  'billing.accountActive': 'Actif',
  'billing.accountMissingData': 'Données manquantes',
  'billing.setUpOnline': 'Configurer',
  'billing.goOnOnline': 'Continuer',
  'billing.onlineNotConfigured':
    'Les paiements en ligne ne sont pas configurés : cette installation n’a pas de prestataire. À l’accueil, tout fonctionne sans.',
  'billing.onlineNoProvider':
    'Le compte existe, mais cette installation n’a pas de prestataire : rien ne se paie en ligne. À l’accueil, tout fonctionne sans.',
  'billing.enableOnline': 'Paiements par carte pour les formules récurrentes',
  'billing.enableOnlineHint':
    'Les formules récurrentes peuvent être ajoutées et attribuées. Sans prestataire, elles se paient à l’accueil.',
  'billing.enableStoreHint': 'Les athlètes voient ce qu’ils peuvent acheter.',
  'billing.switchKept': '{{name}} : rien n’a changé. {{why}}',
};
