import type { exceptions as en } from '../../../en/office/club-exports/exceptions.ts';
import type { Translated } from '../../../phrases.ts';

export const exceptions: Translated<typeof en> = {
  'clubExports.lead': 'Un archivo con los datos que pertenecen al club, una tabla cada uno, para tu registro u otro sistema.',
  'clubExports.not': 'No están en el archivo:',
  'clubExports.not.members':
    'Salud, entrenamientos, consentimientos y planes de los socios: son de los socios, que los exportan por su cuenta.',
  'clubExports.not.contact':
    'Teléfono, fecha de nacimiento, dirección y similares de los socios que no comparten sus datos de contacto con el club, también en correcciones, invitaciones e importaciones.',
  'clubExports.not.own': 'Borradores, notificaciones y notas que alguien escribió solo para sí.',
  'clubExports.not.files': 'Las imágenes, los vídeos y los documentos en sí: el archivo los enumera con sus títulos.',
  'clubExports.not.secrets': 'Tokens, códigos, enlaces que abren algo y tarjetas guardadas en el proveedor de pagos.',
  'clubExports.not.server': 'Lo que el servidor anota para su propio trabajo y no muestra en ninguna lista del club.',
};
