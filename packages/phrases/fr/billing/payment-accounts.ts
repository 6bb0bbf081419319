import type { paymentAccounts as en } from '../../en/billing/payment-accounts.ts';
import type { Translated } from '../../phrases.ts';

export const paymentAccounts: Translated<typeof en> = {
  'billing.accountManual': 'À l’accueil',
  'billing.accountManualHint': 'Espèces, cartes à l’accueil, virement. Toujours disponible.',
  'billing.accountOnline': 'Paiements par carte',
  'billing.accountNotConfigured': 'Non configuré',
  'billing.accountOnboarding': 'Commencé',
  'billing.accountInactive': 'En vérification',
  'billing.accountActive': 'Actif',
  'billing.accountMissingData': 'Données manquantes',
  'billing.setUpOnline': 'Commencer, 10 minutes',
  'billing.goOnOnline': 'Continuer',
  'billing.onlineNotConfigured':
    'Les paiements en ligne ne sont pas configurés : cette installation n’a pas de prestataire. À l’accueil, tout fonctionne sans.',
  'billing.onlineNoProvider':
    'Le compte existe, mais cette installation n’a pas de prestataire : rien ne se paie en ligne. À l’accueil, tout fonctionne sans.',
  'billing.enableOnline': 'Paiements par carte en ligne',
  'billing.enableOnlineHint':
    'Les membres paient par carte, et les formules récurrentes peuvent être ajoutées et vendues. S’active une fois le compte actif.',
  'billing.enableStoreHint': 'Les athlètes voient ce qu’ils peuvent acheter.',
  'billing.switchKept': '{{name}} : rien n’a changé. {{why}}',
  'billing.accountNotStarted': 'Pas commencé',
  'billing.notStartedTitle': 'Encaissez les membres par carte',
  'billing.notStartedText':
    'Ils paient et renouvellent eux-mêmes. À préparer : extrait du registre, compte bancaire, pièce d’identité du propriétaire.',
  'billing.onboardingTitle': 'La configuration n’est pas terminée',
  'billing.onboardingText':
    'Ce que vous avez saisi est conservé. Le lien de Stripe dure quelques minutes, un nouveau est créé ici.',
  'billing.inactiveTitle': 'Stripe vérifie',
  'billing.inactiveText':
    'Cela prend en général 1 à 3 jours ouvrés. Les formules peuvent être préparées, les cartes ne sont pas encore encaissées. Les gérants sont prévenus.',
  'billing.activeTitle': 'Les cartes sont encaissées',
  'billing.activeText': 'Les membres peuvent payer en ligne. Stripe verse sur le compte bancaire du club.',
  'billing.activeOffText': 'Les membres pourront payer en ligne dès que vous activerez les paiements par carte ci-dessous.',
  'billing.accountAccessRemoved': 'Déconnecté',
  'billing.accessRemovedTitle': 'Clubpulse ne peut plus utiliser le compte',
  'billing.accessRemovedText':
    'Le club a retiré Clubpulse de son compte Stripe : les membres ne peuvent pas payer en ligne, et les abonnements renouvelés là-bas ne se modifient que là-bas. Autorisez à nouveau Clubpulse dans le tableau de bord de Stripe, puis appuyez sur le bouton.',
  'billing.reconnect': 'Reconnecter le compte',
  'billing.reconnectRefused':
    'Stripe ne donne toujours pas à Clubpulse l’accès à ce compte : il n’y a pas de page à ouvrir. Autorisez-le d’abord dans le tableau de bord de Stripe.',
  'billing.missingTitle': 'Les nouveaux paiements par carte attendent : il manque des données à Stripe',
  'billing.missingText':
    'D’ici là, les membres ne peuvent pas commencer de nouveaux paiements par carte, et les versements peuvent s’arrêter.',
  'billing.missingList': 'Ce qu’il manque à Stripe',
  'billing.enterData': 'Saisir les données',
  'billing.checkAccount': 'Vérifier à nouveau',
  'billing.onStripePage': 'Sur la page de Stripe',
  'billing.requirement.BankAccount': 'Compte bancaire',
  'billing.requirement.Terms': 'Acceptation des conditions de Stripe',
  'billing.requirement.BusinessType': 'Forme juridique de l’activité',
  'billing.requirement.BusinessProfile': 'Description et site de l’activité',
  'billing.requirement.CompanyData': 'Nom, adresse et téléphone de la société',
  'billing.requirement.CompanyTaxId': 'Numéros fiscal et de registre de la société',
  'billing.requirement.CompanyDocument': 'Document de la société',
  'billing.requirement.CompanyPeople': 'Propriétaires et dirigeants de la société',
  'billing.requirement.PersonData': 'Nom, date de naissance et adresse du représentant',
  'billing.requirement.PersonDocument': 'Pièce d’identité du représentant',
  'billing.requirement.PersonAddressProof': 'Justificatif de domicile du représentant',
  'billing.requirement.StatementName': 'Nom du club sur les relevés',
  'billing.requirement.Other': 'Autres données, indiquées sur la page de Stripe',
  'billing.costs': 'Ce que cela coûte',
  'billing.costsText':
    '{{percent}} % de chaque paiement par carte revient à Clubpulse, arrondi au centime. C’est à la charge du club : le membre paie le prix, rien de plus.',
  'billing.memberPays': '{{name}}, le membre paie',
  'billing.platformPart': 'Clubpulse, {{percent}} %',
  'billing.reachesStripe': 'Arrive au club, moins le prix de Stripe',
  'billing.costsNote':
    'La part de Stripe est son prix et dépend de la carte. Espèces, terminal et virement ne coûtent rien ici. Lors d’un remboursement, les {{percent}} % reviennent aussi.',
  'billing.membersMayPause': 'Les membres peuvent faire une pause',
  'billing.membersMayPauseHint':
    'Un abonnement payé par carte, dans l’application. Le prélèvement qui tombe dans la pause n’a pas lieu, donc cette pause dure au moins une période ; les autres gardent leurs jours.',
  'billing.maxPauseDays': 'Pause la plus longue, en jours',
  'billing.pausesPerYear': 'Pauses par an',
  'billing.pauseRulesSaved': 'Les règles des pauses sont enregistrées',
};
