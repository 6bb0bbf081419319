import type { joining as en } from '../../en/server/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'joining.yes': '{{club}} te ha aceptado',
  'joining.yes-text':
    'Ya formas parte de {{club}}: reserva clases, mira tu frecuencia cardiaca en la pantalla y lleva tu diario.',
  'joining.no': '{{club}} no te ha aceptado',
  'joining.no-text': 'Escribiste el código de {{club}} y el club dijo que no. Si es un error, habla con la recepción.',
  'joining.why': 'Recibes este correo porque pediste entrar en {{club}}.',
};
