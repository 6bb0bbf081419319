import type { refusals as en } from '../../en/accounts/users.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
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
};
