import type { refusals as en } from '../../../en/body/measures/measures.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.MeasuresNotOverdue': 'No hay nada que recordar: ninguna de estas medidas está pendiente.',
  'error.MeasuresRemindedAlready': 'El club ya envió hoy un recordatorio. Podrá enviar otro mañana.',
  'measure-too-early': 'Es anterior al nacimiento de la persona. Introduce una fecha posterior.',
  'measure-limits': 'Entre {{min}} y {{max}} {{unit}}.',
  'measure-not-typed': 'Esta medida se calcula a partir de otras, o aparece dos veces.',
  'measured-already': 'Ya está guardado.',
  'pressure-order': 'El primer valor de la presión arterial es el más alto.',
  'part-of-weight': 'Una parte del cuerpo pesa menos que el todo: revisa este valor y el peso.',
  'part-of-water': 'Una parte del agua corporal es menos que el total: revisa ambos valores.',
  'part-of-cholesterol': 'Una parte del colesterol es menos que el total: revisa ambos valores.',
};
