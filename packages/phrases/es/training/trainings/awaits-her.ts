import type { awaitsHer as en } from '../../../en/training/trainings/awaits-her.ts';
import type { Translated } from '../../../phrases.ts';

export const awaitsHer: Translated<typeof en> = {
  'training.awaitsAlone':
    '{{club}} anotó que entrenaste a esa hora. Hasta que lo digas tú, su personal puede cambiarlo y solo cuenta en los retos que aceptan entrenamientos anotados a mano.',
  'training.awaitsJoined':
    '{{club}} anotó que entrenaste a esa hora. Hasta que lo digas tú, su personal puede cambiarlo y solo cuenta en los retos que aceptan entrenamientos anotados a mano; lo que tú tienes de esa hora está aparte en tu diario. Cuando digas que eras tú, los dos serán un solo entrenamiento de {{club}}, y el personal con quien compartes tu pulso lo lee entero.',
  'training.awaitsOverlaps':
    '{{club}} anotó que entrenaste a esa hora. No puede ser un solo entrenamiento con lo que tú tienes: coinciden muy poco, hay varios, o te detectó otro club. Cambia o elimina uno de ellos primero; hasta entonces su personal puede cambiar este y solo cuenta en los retos que aceptan entrenamientos anotados a mano.',
  'training.wasMe': 'Era yo',
  'training.savesAlone': 'Al guardarlo, es tu palabra que estabas en {{club}}: nadie más lo mueve ni lo elimina.',
  'training.savesJoined':
    'Al guardarlo, este y lo que tú tienes de esa hora serán un solo entrenamiento de {{club}}. Las horas son las de la grabación que cubre la mayor parte; los nombres y datos que diste al tuyo quedan si no los cambias aquí. Las notas se juntan, y el personal con quien compartes tu pulso las lee con los comentarios.',
  'training.awaitsAloneGone':
    'Un club del que ya no formas parte anotó que entrenaste a esa hora. Solo tú puedes cambiarlo, y no cuenta en ningún sitio hasta que lo digas tú.',
  'training.awaitsJoinedGone':
    'Un club del que ya no formas parte anotó que entrenaste a esa hora. Solo tú puedes cambiarlo, y no cuenta en ningún sitio hasta que lo digas tú; lo que tú tienes de esa hora está aparte en tu diario. Cuando digas que eras tú, los dos serán un solo entrenamiento tuyo, en ningún club.',
  'training.awaitsOverlapsGone':
    'Un club del que ya no formas parte anotó que entrenaste a esa hora. No puede ser un solo entrenamiento con lo que tú tienes: coinciden muy poco, hay varios, o te detectó un club. Cambia o elimina uno de ellos primero.',
  'training.savesAloneGone': 'Al guardarlo, es un entrenamiento tuyo, en ningún club.',
  'training.savesJoinedGone':
    'Al guardarlo, este y lo que tú tienes de esa hora serán un solo entrenamiento tuyo, en ningún club. Las horas son las de la grabación que cubre la mayor parte; los nombres y datos que diste al tuyo quedan si no los cambias aquí. Las notas se juntan.',
  'training.wordOfStaff':
    'Anotado por el club; {{name}} no lo ha confirmado. Sin el pulso compartido lees y corriges lo que se anotó, y nada más.',
};
