import type { refusals as en } from '../../../en/body/fitness-tests/fitness-tests.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FitnessTestNotCleared':
    'Hoy no: con fiebre o una infección no se hace la prueba, y lo que se ha marcado, o una prueba hasta el agotamiento, necesita antes el visto bueno de un médico.',
  'error.FitnessTestNeedsProfile':
    'Esta prueba depende de la edad y el género: complétalos en el perfil o elige la prueba del escalón.',
  'error.FitnessTestTooSoon':
    'Esta prueba se detuvo por encima del 85 % hace menos de un día: inténtalo de nuevo dentro de {{hours}} h o camina una milla.',
  'error.FitnessTestEnded': 'Esta prueba ya ha terminado: prepara una nueva.',
  'error.FitnessTestSamples':
    'Las frecuencias cardiacas no confirman cómo se dice que terminó la prueba. Detenla a mano e inténtalo de nuevo.',
  'test-load': 'Entre 25 y 300 W.',
  'test-weight': 'Entre 20 y 350 kg.',
  'test-distance': 'Entre 500 y 5000 m.',
};
