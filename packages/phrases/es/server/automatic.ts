import type { automatic as en } from '../../en/server/automatic.ts';
import type { Translated } from '../../phrases.ts';

export const automatic: Translated<typeof en> = {
  'automatic.Birthday.name': 'Cumpleaños',
  'automatic.Birthday.title': '¡Feliz cumpleaños!',
  'automatic.Birthday.text': '¡Feliz cumpleaños, {Nickname}! Todo {Club} te desea un buen año. Hasta pronto.',
  'automatic.FirstVisit.name': 'Tras la primera visita',
  'automatic.FirstVisit.title': '¿Qué tal fue?',
  'automatic.FirstVisit.text':
    'Hola, {Nickname}: ayer viniste a {Club} por primera vez. ¿Qué tal fue? Reserva tu próxima clase, te esperamos.',
  'automatic.NotSeen.name': 'Sin venir cuatro semanas',
  'automatic.NotSeen.title': 'Te echamos de menos',
  'automatic.NotSeen.text': 'Hola, {Nickname}: tu última visita a {Club} fue {LastSeen}. ¿Te guardamos una plaza esta semana?',
};
