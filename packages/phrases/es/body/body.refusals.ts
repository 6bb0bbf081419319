import type { refusals as en } from '../../en/body/body.refusals.ts';
import type { Translated } from '../../phrases.ts';

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
  'goal-day-over': 'Elige hoy o un día futuro.',
  'error.MeasuresNotOverdue': 'No hay nada que recordar: ninguna de estas medidas está pendiente.',
  'error.MeasuresRemindedAlready': 'El club ya envió hoy un recordatorio. Podrá enviar otro mañana.',
  'measure-too-early': 'Es anterior al nacimiento de la persona. Introduce una fecha posterior.',
  'measure-limits': 'Entre {{min}} y {{max}} {{unit}}.',
  'measure-not-typed': 'Esta medida se calcula a partir de otras, o aparece dos veces.',
  'measured-already': 'Ya está guardado.',
  'pressure-order': 'El primer valor de la presión arterial es el más alto.',
  'part-of-weight': 'Una parte del cuerpo pesa menos que el todo: revisa este valor y el peso.',
  'part-of-water': 'El agua intracelular y la extracelular son partes del agua corporal total: revisa estos valores.',
  'part-of-cholesterol': 'HDL y LDL son partes del colesterol total: revisa estos valores.',
  'part-of-muscle': 'La masa muscular esquelética es una parte de la masa muscular: revisa ambos valores.',
  'part-of-fat': 'La grasa subcutánea es una parte de la grasa corporal: revisa ambos valores.',
  'part-beside-fat': 'El peso sin la grasa corporal es menos que esto: revisa este valor, el peso y la grasa corporal.',
  'part-of-known-weight':
    'El último peso, {{weight}} {{unit}}, es demasiado poco para este valor: revísalo, o introduce el peso medido a la vez.',
};
