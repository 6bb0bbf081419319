import type { refusals as en } from '../../../en/body/fitness-tests/fitness-tests.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FitnessTestNotCleared':
    'Non oggi: con febbre o un’infezione non si fa il test, e per ciò che è spuntato, o per un test a esaurimento, serve prima il parere di un medico.',
  'error.FitnessTestNeedsProfile':
    'Questo test dipende da età e genere: completali nel profilo, oppure scegli il test del gradino.',
  'error.FitnessTestTooSoon':
    'Questo test è stato fermato sopra l’85% meno di un giorno fa: riprova tra {{hours}} h, oppure cammina un miglio.',
  'error.FitnessTestEnded': 'Questo test è già terminato: preparane uno nuovo.',
  'error.FitnessTestSamples': 'Le frequenze cardiache non confermano come sarebbe finito il test. Fermalo a mano e riprova.',
  'test-load': 'Tra 25 e 300 W.',
  'test-weight': 'Tra 20 e 350 kg.',
  'test-distance': 'Tra 500 e 5000 m.',
};
