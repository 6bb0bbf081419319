import type { displays as en } from '../../en/live/displays.ts';
import type { Translated } from '../../phrases.ts';

export const displays: Translated<typeof en> = {
  'displays.intro':
    'Un téléviseur qui ouvre {{address}} affiche un code. Tapez-le ici et le téléviseur affiche les athlètes d’une salle.',
  'displays.pair': 'Associer un écran',
  'displays.code': 'Code du téléviseur',
  'displays.codeHint': 'Ouvrez {{address}} sur le téléviseur : le code est en grandes lettres.',
  'displays.nameHint': 'Où il est accroché, par exemple « À gauche du miroir ».',
  'displays.seen': 'Vu : {{when}}',
  'displays.keep': 'Garder l’écran',
  'displays.edit': 'Nom, salle et son',
  'displays.unpair': 'Dissocier',
  'displays.unpairTitle': 'Dissocier {{name}} ?',
  'displays.unpairText': 'Le téléviseur affiche de nouveau un code. Rien d’autre n’est perdu.',
  'displays.empty': 'Pas encore d’écran',
  'displays.needsRoom': 'Ajoutez d’abord une salle : un écran montre une salle.',
  'displays.pairedToast': '{{name}} montre maintenant {{room}}.',
  'displays.savedToast': '{{name}} a été modifié.',
  'displays.unpairedToast': '{{name}} a été dissocié.',
  'displays.sound': 'Son',
  'displays.soundHint': 'Début, trois dernières secondes, fin et objectif atteint.',
  'displays.inPlace': 'Il prend la place de « {{name}} », vu : {{when}}.',
  'displays.bridge': 'Bridge auquel il est relié',
  'displays.bridgeHint': 'Un circuit montre sur cet écran les exercices de la station du bridge.',
  'displays.bridgeWithStation': '{{name}}, station {{station}}',
};
