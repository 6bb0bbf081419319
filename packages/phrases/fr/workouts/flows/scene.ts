import type { scene as en } from '../../../en/workouts/flows/scene.ts';
import type { Translated } from '../../../phrases.ts';

export const scene: Translated<typeof en> = {
  'flowScene.page': '{{page}} sur {{pages}}',
  'flowScene.target': 'Objectif',
  'flowScene.cadence': 'Cadence',
  'flowScene.freeCadence': 'libre',
  'flowScene.rpm': 'tr/min',
  'flowScene.onTarget': 'Dans la cible',
  'flowScene.ofPeople': 'sur {{count}}',
  'flowScene.average': 'moyenne du groupe {{percent}} %',
  'flowScene.nobody': 'personne avec ceinture',
  'flowScene.noSignal': 'pas de signal',
  'flowScene.ofHeartRate': 'du maximum',
  'flowScene.ofFtp': 'de la FTP',
  'flowScene.thenIs': 'puis {{name}}, {{time}} à {{percent}} %',
  'flowScene.lastOne': 'le dernier',
  'flowScene.leftInAll': 'restent',
  'flowScene.isOver': 'Terminé',
  'flowScene.isPaused': 'Suspendu',
  'flowScene.profile': 'Flux d’intensité, segment {{place}} sur {{count}}',
  'flowScene.athletes': 'Athlètes',
  'flowScene.hits': 'dans la cible',
};
