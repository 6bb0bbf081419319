import type { scene as en } from '../../../en/workouts/flows/scene.ts';
import type { Translated } from '../../../phrases.ts';

export const scene: Translated<typeof en> = {
  'flowScene.page': '{{page}} de {{pages}}',
  'flowScene.target': 'Objetivo',
  'flowScene.cadence': 'Cadencia',
  'flowScene.freeCadence': 'libre',
  'flowScene.rpm': 'rpm',
  'flowScene.onTarget': 'En objetivo ahora',
  'flowScene.ofPeople': 'de {{count}}',
  'flowScene.average': 'media del grupo {{percent}} %',
  'flowScene.nobody': 'nadie con banda',
  'flowScene.noSignal': 'sin señal',
  'flowScene.ofHeartRate': 'del máximo',
  'flowScene.ofFtp': 'de la FTP',
  'flowScene.thenIs': 'luego {{name}}, {{time}} al {{percent}} %',
  'flowScene.lastOne': 'el último',
  'flowScene.leftInAll': 'quedan',
  'flowScene.isOver': 'Terminado',
  'flowScene.isPaused': 'Detenido',
  'flowScene.profile': 'Flujo de intensidad, segmento {{place}} de {{count}}',
  'flowScene.athletes': 'Atletas',
  'flowScene.hits': 'en objetivo',
};
