import type { embeds as en } from '../../en/community/embeds.ts';
import type { Translated } from '../../phrases.ts';

export const embeds: Translated<typeof en> = {
  'embeds.what': 'Classements à montrer',
  'embeds.when': 'Jours au choix',
  'embeds.orderNote': 'Dans l’ordre où vous les cochez ; la page s’ouvre sur le premier choix.',
  'embeds.noChallenges':
    'Aucun défi à montrer : seulement ceux du club ouverts à tous les sportifs, et aucun par calories, par temps dans les zones ou pour certaines zones seules.',
  'embeds.challengesNote':
    'Du club et ouverts à tous les sportifs ; aucun par calories, par temps dans les zones ou pour certaines zones seules. Un défi terminé reste jusqu’à ce que vous le retiriez.',
  'embeds.over': 'Terminé le {{day}}',
  'embeds.since': 'Depuis un jour, jusqu’à aujourd’hui',
  'embeds.sinceTooLong': 'Au plus {{max}} jours :',
  'embeds.rows': 'Lignes',
  'embeds.ofVisitor': 'du visiteur',
  'embeds.colors': 'Couleurs du site',
  'embeds.Paper': 'Fond',
  'embeds.Text': 'Texte',
  'embeds.Mark': 'Accent',
  'embeds.contrast': 'Contraste {{text}} et {{mark}} pour 1, les deux lisibles.',
  'embeds.origins': 'Sites qui peuvent le montrer',
  'embeds.originsNote': 'Un par ligne, comme https://club.example. Sans aucun, tous le peuvent.',
  'embeds.looks': 'L’aperçu',
  'embeds.example': 'Un exemple avec les premiers sportifs du club.',
  'embeds.codeNote': 'Pseudos seulement. Qui se masque dans l’app disparaît d’ici en une minute.',
  'embeds.copied': 'Code copié',
  'embeds.notCopied': 'Le navigateur n’autorise pas la copie',
  'embeds.open': 'Ouvrir la page',
  'embeds.show': 'Montrer sur les sites',
  'embeds.saved': 'Les sites le montrent comme vous l’avez dit',
  'embeds.none': 'Rien n’est encore montré. Enregistrez, et le code apparaît ici.',
  'embeds.end': 'Retirer',
  'embeds.endTitle': 'Retirer le classement de tous les sites ?',
  'embeds.endText': 'Son code ne montre plus rien dès maintenant. Si vous le montrez à nouveau, ce sera un autre code.',
  'embeds.endKeep': 'Continuer à le montrer',
  'embeds.ended': 'Les sites ne montrent plus rien',
  'embeds.acts': 'Actions de la page',
};
