import type { invitations as en } from '../../en/server/invitations.ts';
import type { Translated } from '../../phrases.ts';

export const invitations: Translated<typeof en> = {
  'invitations.subject': '{{inviter}} vous invite à {{club}}',
  'invitations.hello-unnamed': 'Bonjour,',
  'invitations.Athlete-text':
    '{{inviter}} vous invite à vous entraîner à {{club}} : réservez des cours, suivez votre fréquence cardiaque à l’écran et tenez votre journal.',
  'invitations.Trainer-text': '{{inviter}} vous invite à travailler à {{club}} comme coach.',
  'invitations.Manager-text': '{{inviter}} vous invite à gérer {{club}}.',
  'invitations.FrontDesk-text': '{{inviter}} vous invite à travailler à l’accueil de {{club}}.',
  'invitations.Accountant-text': '{{inviter}} vous invite à voir les comptes de {{club}} comme comptable.',
  'invitations.word': '« {{message}} »',
  'invitations.until': 'Vous pouvez accepter jusqu’au {{date}}.',
  'invitations.action': 'Voir l’invitation',
  'invitations.why':
    'Vous recevez cet e-mail parce que {{inviter}} de {{club}} a saisi votre adresse. Si vous ne connaissez pas le club, ne faites rien : votre adresse est supprimée.',
};
