import type { membership as en } from '../../en/members/membership.ts';
import type { Translated } from '../../phrases.ts';

export const membership: Translated<typeof en> = {
  'members.rolesText':
    'Los gestores ven dinero y ajustes, los entrenadores clases y atletas, los atletas lo suyo. A quien aún no está en el club se le invita. A quien se le quita el último rol sale del club: antes se dice qué se pierde.',
  'members.rolesOf': 'Roles de {{name}}',
  'members.roleOf': '{{role}}: {{name}}',
  'members.roleGiven': '{{name}} ahora es {{role}}',
  'members.roleTaken': '{{name}} ya no es {{role}}',
  'members.roleTakeTitle': '¿Quitar el rol {{role}} a {{name}}?',
  'members.roleTake': 'Quitar {{role}}',
  'members.roleGiveTitle': '¿Hacer gerente a {{name}}?',
  'members.roleGive': 'Hacer gerente',
  'members.roleGiveManager': 'Los gerentes ven y cambian todo del club: dinero, personas, ajustes.',
  'members.roleTakeManager': 'Deja de ver y cambiar el dinero, las personas y los ajustes del club.',
  'members.roleTakeTrainer':
    'Deja de ver las clases y los miembros del club. Las clases futuras llevan su nombre hasta que otra persona las tome.',
  'members.roleTakeAthlete':
    'Deja de entrenar aquí: sin reservas ni puntos en el panel. Lo que tiene y reservó queda, y vuelve a ser suyo con el rol.',
  'members.addAthleteFailed': 'No se pudo añadir al atleta',
  'members.addTrainerFailed': 'No se pudo añadir al entrenador',
  'members.addManagerFailed': 'No se pudo añadir al gestor',
  'members.errorRemoving': 'Error al quitar los derechos del usuario en el club',
  'members.removeTitle': '¿Quitar a {{name}} de {{club}}?',
  'members.removeAct': 'Quitar del club',
  'members.removed': '{{name}} fue eliminado de {{club}}',
  'members.removeText':
    'El club borra suscripciones, reservas, planes de entrenamiento y todo lo que guarda de {{name}}. Lo pagado queda en las cuentas; la cuenta y otros clubes siguen igual.',
  'members.staysOwed':
    '{{name}} debe {{amount}}. Sigue debiéndose: está en la lista de quienes se fueron con deudas hasta que se pague o se condone.',
  'members.nothingLost': 'Ahora no hay nada.',
  'members.loseSubscriptions_one': '{{count}} suscripción',
  'members.loseSubscriptions_many': '{{count}} suscripciones',
  'members.loseSubscriptions_other': '{{count}} suscripciones',
  'members.loseTickets_one': '{{count}} entrada restante',
  'members.loseTickets_many': '{{count}} entradas restantes',
  'members.loseTickets_other': '{{count}} entradas restantes',
  'members.loseBookings_one': '{{count}} reserva pendiente',
  'members.loseBookings_many': '{{count}} reservas pendientes',
  'members.loseBookings_other': '{{count}} reservas pendientes',
  'members.loseRecurring_one': '{{count}} reserva periódica',
  'members.loseRecurring_many': '{{count}} reservas periódicas',
  'members.loseRecurring_other': '{{count}} reservas periódicas',
  'members.loseDocuments_one': '{{count}} documento en vigor',
  'members.loseDocuments_many': '{{count}} documentos en vigor',
  'members.loseDocuments_other': '{{count}} documentos en vigor',
  'members.loseFamily_one': 'termina {{count}} vínculo de familia',
  'members.loseFamily_other': 'terminan {{count}} vínculos de familia',
  'members.loseFamily_many': 'terminan {{count}} de vínculos de familia',
  'members.keepClasses_one': '{{count}} clase pendiente sigue con {{name}} como entrenador: asígnala a otra persona.',
  'members.keepClasses_many': '{{count}} clases pendientes siguen con {{name}} como entrenador: asígnalas a otra persona.',
  'members.keepClasses_other': '{{count}} clases pendientes siguen con {{name}} como entrenador: asígnalas a otra persona.',
};
