import type { adding as en } from '../../../en/members/adding/adding.ts';
import type { Translated } from '../../../phrases.ts';

export const adding: Translated<typeof en> = {
  'members.deskAdd': 'Inscrire à l’accueil',
  'members.deskAddAct': 'Inscrire',
  'members.deskAddText':
    'Pour qui se tient devant vous. Il devient membre aussitôt, avec l’essai du club s’il y en a un, et reçoit un mail.',
  'members.deskAddTextNoMail': 'Pour qui se tient devant vous. Il devient membre aussitôt, avec l’essai du club s’il y en a un.',
  'members.deskEmailNote': 'La sienne : elle lui permettra de reprendre son compte plus tard.',
  'members.deskAgreed': 'La personne est à l’accueil et d’accord',
  'members.deskAdded': '{{name}} est membre maintenant',
  'members.deskInvited': 'Invitation envoyée à {{email}}',
  'members.deskInvitedText': 'Un compte existe avec cette adresse : la personne entre par l’invitation de sa boîte.',
  'members.correctTitle': 'Corriger ce que l’accueil a écrit',
  'members.correctText':
    'Tant que {{name}} ne s’est pas connecté, l’accueil peut corriger ce qu’il a écrit. Ensuite, le profil lui appartient et personne d’autre ne le modifie.',
  'members.corrected': 'Données de {{name}} corrigées',
};
