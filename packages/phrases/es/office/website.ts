import type { website as en } from '../../en/office/website.ts';
import type { Translated } from '../../phrases.ts';

export const website: Translated<typeof en> = {
  'website.saved': 'El sitio muestra estos ajustes en un minuto',
  'website.shown': 'Qué muestra',
  'website.timetable': 'Horario',
  'website.timetableNote_one': '7 días desde hoy, {{count}} clase',
  'website.timetableNote_many': '7 días desde hoy, {{count}} clases',
  'website.timetableNote_other': '7 días desde hoy, {{count}} clases',
  'website.store': 'Tienda',
  'website.storeNote_one': '{{count}} oferta con su precio',
  'website.storeNote_many': '{{count}} ofertas con sus precios',
  'website.storeNote_other': '{{count}} ofertas con sus precios',
  'website.queues': 'Clases completas con la espera',
  'website.queuesNote_one': '{{count}} de {{all}} está completa ahora',
  'website.queuesNote_many': '{{count}} de {{all}} están completas ahora',
  'website.queuesNote_other': '{{count}} de {{all}} están completas ahora',
  'website.fullNames': 'Entrenadores con nombre completo',
  'website.noTrainers': 'ningún entrenador estos días',
  'website.rooms': 'Salas',
  'website.roomsNote': 'Ninguna marcada: todas las clases, también las que no tienen sala.',
  'website.languages': 'Idiomas',
  'website.languagesNote':
    'Se usa el idioma de la página y el visitante puede cambiarlo. El primero marcado vale para las demás páginas.',
  'website.members': 'Los miembros reservan tras entrar',
  'website.membersNote': 'En una ventana de Clubpulse; el sitio nunca ve la contraseña.',
  'website.originsNote': 'Uno por línea, como https://club.example. Vacío: ningún sitio puede mostrarlo.',
  'website.unsaved': 'Guarda, y el código para el sitio aparece aquí.',
  'website.previewNote': 'Con los ajustes guardados, tal como lo ven los visitantes.',
  'website.codeNote': 'Los cambios llegan al sitio en un minuto; el código no cambia. Sin scripts se ve el enlace que contiene.',
  'website.feeds': 'Para calendarios y buscadores:',
  'website.noCookies': 'Ninguna cookie, y nada se cuenta antes de que un visitante entre o reserve.',
};
