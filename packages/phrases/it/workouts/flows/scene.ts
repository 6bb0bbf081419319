import type { scene as en } from '../../../en/workouts/flows/scene.ts';
import type { Translated } from '../../../phrases.ts';

export const scene: Translated<typeof en> = {
  'flowScene.page': '{{page}} di {{pages}}',
  'flowScene.target': 'Obiettivo',
  'flowScene.cadence': 'Cadenza',
  'flowScene.freeCadence': 'libera',
  'flowScene.rpm': 'rpm',
  'flowScene.onTarget': 'In obiettivo ora',
  'flowScene.ofPeople': 'su {{count}}',
  'flowScene.average': 'media del gruppo {{percent}}%',
  'flowScene.nobody': 'nessuno con la fascia',
  'flowScene.noSignal': 'nessun segnale',
  'flowScene.ofHeartRate': 'del massimo',
  'flowScene.ofFtp': 'della FTP',
  'flowScene.thenIs': 'poi {{name}}, {{time}} al {{percent}}%',
  'flowScene.lastOne': 'l’ultimo',
  'flowScene.leftInAll': 'mancano',
  'flowScene.isOver': 'Finito',
  'flowScene.isPaused': 'Sospeso',
  'flowScene.profile': 'Flusso di intensità, segmento {{place}} di {{count}}',
  'flowScene.athletes': 'Atleti',
  'flowScene.hits': 'in obiettivo',
};
