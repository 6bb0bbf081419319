import type { refusals as en } from '../../en/members/members.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FamilyOneself': 'Chacun paie déjà pour soi. Indiquez quelqu’un d’autre.',
  'error.FamilyFull':
    'Dans un club, une personne paie pour {{max}} au plus, celles qui n’ont pas répondu comprises. Terminez ou retirez-en une d’abord.',
  'error.AlreadyInFamily': 'Quelqu’un paie déjà pour ce membre. Terminez cela d’abord.',
  'error.FamilyChain': 'Dans un club, on paie pour d’autres ou d’autres paient pour vous. Terminez l’un des deux d’abord.',
  'error.FileTypeRefused': 'Seuls {{types}} sont conservés. Enregistrez-le sous l’un de ces formats ou prenez-le en photo.',
  'error.FilesFull': 'Il y a déjà {{max}} fichiers ou {{mb}} Mo. Supprimez-en un qui ne sert plus.',
  'files-too-large': '10 Mo au plus. Réduisez-le ou prenez-le en photo.',
  'error.HandoverByMail':
    'Ce serveur envoie des e-mails : c’est le lien reçu qui ouvre la session. Renvoyez l’invitation, ou faites demander un nouveau mot de passe.',
  'error.HandoverOfOthers':
    'Cette personne fait aussi partie d’un club que vous ne gérez pas, ou son rôle est ici au-dessus du vôtre : c’est un administrateur qui crée le lien.',
  'error.ImportRuns': 'Un autre fichier est encore en cours d’importation. Attendez qu’il soit terminé.',
  'group-unknown': 'Pas parmi les groupes du club : {{name}}. Corrigez-le, ou choisissez sous Colonnes de le créer',
  'too-many-groups': 'Indiquez au plus 20 groupes.',
  'too-many-rows': 'Au plus 2 000 personnes par fichier. Divisez-le.',
  'error.UserIsMember': 'L’utilisateur avec l’e-mail {{email}} est déjà membre de votre club.',
  'error.UserIsInvited': 'Une invitation à {{email}} attend déjà une réponse. Renvoyez-la plutôt.',
  'error.InvitationUsed': 'Cette invitation a déjà été acceptée.',
  'error.InvitationOver': 'Cette invitation a expiré. Demandez-en une nouvelle au club.',
  'error.InvitationInactive': 'Le club a désactivé cette invitation. Demandez à l’accueil.',
  'error.InvitationOldFormat':
    'Les liens de ce type ne fonctionnent plus depuis le 31 juillet. Demandez une nouvelle invitation au club.',
  'error.InvitationOfOther':
    'Cette invitation est pour une autre adresse e-mail. Connectez-vous avec l’adresse à laquelle elle a été envoyée.',
  'error.InvitationToConfirm':
    'Confirmez d’abord {{email}} : ouvrez le lien du mail que nous avons envoyé (Profil le renvoie), puis acceptez. Si ce serveur n’envoie pas d’e-mails, demandez au club votre lien d’invitation.',
  'error.InvitationProofWrong':
    'Ce lien ne confirme aucune adresse : il est incomplet ou ne vient pas du dernier e-mail. Rouvrez le dernier e-mail, ou continuez sans lui.',
  'error.InvitationSentOften': 'On a assez écrit à cette adresse. Invitez à nouveau dans deux semaines, ou donnez un lien.',
  'too-many-invitees': 'Au plus 200 personnes à la fois.',
  'error.StaffUnproved':
    'Son e-mail n’est pas encore confirmé : personne ne sait s’il est bien le sien. Une fois confirmé, elle ou il pourra travailler ici. Si ce serveur n’envoie pas d’e-mails, donnez d’abord un lien de connexion.',
  'error.LastManager': 'Personne d’autre ne gère ce club. Nommez d’abord un autre gérant.',
  'error.NoteOfAnother': 'Seule la personne qui a écrit une note la modifie ou la supprime. Écrivez la vôtre, ou archivez-la.',
  'error.StaysClient': 'Qui a quelque chose de payé reste client.',
  'error.MoveTooOld': 'Un déplacement s’annule dans les 15 minutes. Remettez-les à leur place à la main.',
  'error.NotToBeCalled':
    'Cette personne a demandé à ne pas être appelée. Levez d’abord cette demande, ou écrivez une tâche sans appel.',
  'error.TaskNotOpen': 'Cette tâche est déjà faite, ou ce n’est pas un appel. Rouvrez la liste.',
  'member-without-account':
    'Personne ne pourrait la confirmer : ce membre n’a pas ici de compte dont un lien peut changer l’adresse.',
  'error.LeaveCodeNeeded': 'Pour vous retirer, il faut le code envoyé par e-mail. Demandez-le d’abord.',
  'leave-code-wrong': 'Ce n’est pas le code. Il a six chiffres et se trouve dans l’e-mail le plus récent.',
  'leave-code-over': 'Ce code n’est plus valable. Envoyez-en un nouveau.',
};
