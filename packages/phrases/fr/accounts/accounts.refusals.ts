import type { refusals as en } from '../../en/accounts/accounts.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NotShared': 'Cette personne ne le partage pas avec votre club.',
  'error.ImageTypeRefused': 'Ce n’est pas une image d’un type accepté : {{types}}.',
  'error.ImageTooSmall':
    'L’image compte {{width}} × {{height}} pixels, il en faut au moins {{minWidth}} × {{minHeight}}. Choisissez-en une plus grande.',
  'error.ImageTooLarge': 'L’image compte plus de {{max}} millions de pixels. Réduisez-la et réessayez.',
  'error.ImageUnreadable':
    'L’image est illisible : le fichier est endommagé ou incomplet. Enregistrez-la à nouveau et réessayez.',
  'error.ImagesFull':
    'Il y a déjà {{max}} images. Retirez celles qui ne servent plus ou réessayez plus tard : celles que personne n’affiche font place d’elles-mêmes.',
  'error.ImageAddressRefused':
    'Cette adresse ne peut pas être consultée. Saisissez-en une qui commence par https:// et que tout le monde peut ouvrir.',
  'error.ImageNotFetched':
    'Aucune image n’a pu être récupérée à cette adresse. Ouvrez-la dans votre navigateur et vérifiez qu’elle en montre une.',
  'error.AccountElsewhere': 'Votre compte est géré par un autre fournisseur de connexion. Changez-le là-bas.',
  'error.SignInAgain': 'Pour cela, reconnectez-vous : votre dernière connexion date de plus de {{minutes}} minutes.',
  'error.SecondFactorFirst': 'Configurez d’abord une seconde étape pour votre compte. Demandez-la ensuite à votre équipe.',
  'error.SecondFactorDemanded':
    'Un club où vous travaillez demande une seconde étape. Ajoutez-en une autre avant de retirer celle-ci.',
  'error.TokenLimit': 'Il y a déjà {{max}} jetons. Révoquez-en un qui ne sert plus.',
  'email-same': 'C’est déjà votre adresse. Saisissez-en une autre.',
  'email-not-repeated': 'Les deux adresses diffèrent. Saisissez deux fois la même.',
  'password-wrong': 'Ce n’est pas votre mot de passe actuel.',
  'password-required': 'Saisissez un mot de passe.',
  'password-short': 'Ce mot de passe est trop court. Au moins {{min}} caractères.',
  'password-long': 'Ce mot de passe est trop long. Au plus {{max}} caractères.',
  'password-is-email': 'Votre adresse ne peut pas être votre mot de passe. Choisissez ce que vous seul savez.',
  'password-common': 'Ce mot de passe est parmi les premiers devinés. Choisissez quelques mots que vous seul réunissez.',
  'code-wrong': 'Ce code est faux ou déjà utilisé. Attendez le suivant et réessayez.',
  'passkey-refused': 'La clé d’accès n’a pas pu être vérifiée. Ajoutez-la de nouveau.',
  'invalid-country': 'Choisissez un pays dans la liste.',
  'age-limits': 'L’âge doit être compris entre 5 et 110 ans.',
  'height-limits': 'La taille doit être comprise entre 60 et 250 cm (2′ – 8′2″).',
  'weight-limits': 'Le poids doit être compris entre 20 et 400 kg (45 – 881 lb).',
  'ftp-limits': 'La puissance doit être comprise entre 30 et 700 watts.',
  'target-zone-limits': 'La zone cible doit être comprise entre 0 et 100 %.',
  'target-zone-order': 'La limite basse doit être inférieure à la limite haute.',
  'email-not-yours': 'Saisissez l’e-mail avec lequel vous vous connectez.',
  'max-heart-rate-limits': 'La fréquence cardiaque maximale doit être comprise entre 100 et 220 bpm.',
  'resting-heart-rate-limits':
    'La fréquence de repos doit être comprise entre 30 et 120 bpm et inférieure à 60 % de la maximale.',
  'zone-order': 'Chaque zone doit commencer au-dessus de la précédente et au-dessous du maximum.',
  'error.EmailExists': 'L’e-mail {{email}} existe déjà.',
  'error.EmailNotConfirmed':
    'Votre fournisseur de connexion n’a pas confirmé {{email}}. Confirmez-y l’adresse, puis reconnectez-vous.',
  'error.EmailToConfirm':
    'Votre club a déjà inscrit {{email}} pour vous. Ouvrez le lien de l’e-mail qui y a été envoyé, puis revenez ici. Rien reçu ? Demandez un nouveau mot de passe là où vous vous connectez : ce lien confirme aussi l’adresse. Si ce serveur n’envoie pas d’e-mails, demandez au club un lien de connexion.',
  'error.NicknameExists': 'Ce pseudo est déjà pris. Choisissez-en un autre.',
  'error.ImpossibleToFollowYourself': 'Impossible de vous suivre vous-même.',
};
