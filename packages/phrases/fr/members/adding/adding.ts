import type { adding as en } from '../../../en/members/adding/adding.ts';
import type { Translated } from '../../../phrases.ts';

export const adding: Translated<typeof en> = {
  'members.deskAdd': 'Inscrire à l’accueil',
  'members.deskAddAct': 'Inscrire',
  'members.deskAddText':
    'Pour qui se tient devant vous. Il devient membre aussitôt, avec l’essai du club s’il y en a un, et reçoit un mail.',
  'members.deskAddTextNoMail': 'Pour qui se tient devant vous. Il devient membre aussitôt, avec l’essai du club s’il y en a un.',
  'members.deskEmailNote': 'La sienne : elle lui permettra de reprendre son compte plus tard.',
  'members.deskAgreed': 'La personne est à l’accueil et d’accord',
  'members.deskAdded': '{{name}} est membre maintenant',
  'members.deskInvited': 'Invitation envoyée à {{email}}',
  'members.deskInvitedText': 'Un compte existe avec cette adresse : la personne entre par l’invitation de sa boîte.',
  'members.correctTitle': 'Corriger les données de {{name}}',
  'members.correctSignsIn':
    '{{name}} reçoit une notification de ce que vous changez, et le journal du club le note. L’adresse e-mail n’est changée que par son titulaire.',
  'members.howKnown': 'Comment vous le savez',
  'members.howKnownNote': 'Nécessaire pour le nom et la date de naissance. C’est écrit dans le journal du club.',
  'members.known-IdentityCard': 'pièce d’identité vue',
  'members.known-AtDesk': 'dit à l’accueil',
  'members.known-ByPhone': 'dit au téléphone',
  'members.known-InWriting': 'message écrit',
  'members.correctNotShared':
    '{{name}} ne partage pas « {{purpose}} » avec votre club : date de naissance, téléphone et adresse ne sont ni montrés ni changés ici.',
  'members.broughtYet':
    'Ce que votre club a écrit de {{name}} (téléphone, date de naissance, adresse) lui appartient dès sa première connexion. Votre club ne le voit alors que si cette personne partage « {{purpose}} ».',
  'members.broughtHers':
    'Ce que votre club a apporté de {{name}} (téléphone, date de naissance, adresse) se trouve dans son propre profil depuis sa connexion. Votre club le revoit si cette personne partage « {{purpose}} ».',
  'members.broughtWaits':
    'Ce que votre club a apporté de {{name}} (téléphone, date de naissance, adresse) attend que cette personne confirme son e-mail, puis se trouvera dans son propre profil. Votre club le voit si elle partage « {{purpose}} ». Les groupes y sont déjà.',
  'members.corrected': 'Données de {{name}} corrigées',
  'members.myCorrection':
    '{{club}} a corrigé votre profil le {{date}} : {{changes}}. Si c’est faux, vous pouvez annuler jusqu’au {{until}}.',
  'members.correctedValue': '{{field}} : {{became}} au lieu de {{was}}',
  'members.correctedLately': 'Corrigé ces {{count}} derniers jours',
  'members.correctedBy': 'Le {{date}}, {{name}}',
  'members.correctionUndone': 'La correction est annulée',
  'members.correctionStays': 'Changé de nouveau depuis : rien n’a été annulé',
  'members.myProposal':
    '{{club}} propose {{email}} comme adresse e-mail de votre compte. Ouvrez le lien envoyé à cette adresse et confirmez-la avant le {{until}} ; d’ici là, rien ne change.',
  'members.proposalDeclined': 'Votre adresse reste la même',
  'members.proposalTitle': 'Adresse e-mail',
  'members.proposalLead':
    '{{name}} la confirme sous 48 heures par un lien envoyé à la nouvelle adresse. D’ici là, l’adresse actuelle reste valable et reçoit un avis.',
  'members.proposalField': 'Nouvelle adresse',
  'members.propose': 'Envoyer le lien',
  'members.proposalSent': '{{name}} doit maintenant confirmer l’adresse',
  'members.proposalWaits': 'En attente de {{name}} jusqu’au {{until}}. D’ici là, l’adresse actuelle reste valable.',
  'members.proposalCanceled': 'La proposition est annulée',
};
