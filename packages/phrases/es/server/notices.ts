import type { notices as en } from '../../en/server/notices.ts';
import type { Translated } from '../../phrases.ts';

export const notices: Translated<typeof en> = {
  'notices.hello': 'Hola, {{name}}:',
  'notices.why': 'Recibes este correo porque formas parte de {{club}}.',
  'notices.seat-subject': 'Hay una plaza libre: {{class}}',
  'notices.seat-text':
    'Una plaza en {{class}}, {{when}}, está reservada para ti hasta {{until}}. Acéptala o déjala a quien espera después.',
  'notices.seat-action': 'Responder ahora',
  'notices.removed-subject': 'Ya no estás en {{class}}',
  'notices.removed-text': 'El club te ha quitado de {{class}}, {{when}}. Si no lo esperabas, pregunta en recepción.',
  'notices.released-text':
    'Tu plaza en {{class}}, {{when}}, se ha liberado, porque ya nada la paga. Paga lo pendiente o elige otra suscripción para volver a reservar.',
  'notices.removed-action': 'Ver otras clases',
  'notices.expiring-subject': '{{subscription}} termina pronto',
  'notices.expiring-text': '{{subscription}} termina el {{date}}. Renuévalo para seguir entrenando.',
  'notices.last-ticket-subject': 'Queda una entrada: {{subscription}}',
  'notices.last-ticket-text': 'En {{subscription}} queda una sola entrada.',
  'notices.expired-subject': '{{subscription}} ha terminado',
  'notices.expired-text': '{{subscription}} ha terminado. Renuévalo para volver a reservar.',
  'notices.tickets-gone-text': 'Has usado la última entrada de {{subscription}}. Renuévalo para volver a reservar.',
  'notices.unpaid-text': '{{subscription}} se ha desactivado porque no se pagó a tiempo. Pide uno nuevo en recepción.',
  'notices.not-renewed-text': '{{subscription}} no se ha renovado y ha terminado. Elige otro para volver a reservar.',
  'notices.cancelled-subject': '{{subscription}} está cancelado',
  'notices.cancelled-text': '{{subscription}} se ha cancelado y ya no paga reservas. Si no lo esperabas, pregunta en recepción.',
  'notices.subscription-action': 'Mis abonos',
  'notices.policies-subject': 'Esperamos tu respuesta: {{titles}}',
  'notices.policies-text': '{{club}} te pide leer y aceptar: {{titles}}. Hasta entonces se rechazan tus reservas.',
  'notices.policies-action': 'Leer y responder',
  'notices.strap-why': 'Recibes este correo porque en Clubpulse esta banda es tuya o la has pedido.',
  'notices.strap-action': 'Mis bandas',
  'notices.strap-asked-subject': '{{claimant}} pide tu banda {{code}}',
  'notices.strap-asked-text':
    '{{claimant}} pide tu banda {{code}}. Cédela o quédatela antes del {{date}}. Sin respuesta sigue siendo tuya si la has usado en los últimos 90 días.',
  'notices.strap-waits-subject': 'Has pedido la banda {{code}}',
  'notices.strap-waits-text':
    'La banda {{code}} está vinculada a otra persona, a la que hemos avisado. Tendrás una respuesta antes del {{date}}.',
  'notices.strap-gone-subject': 'La banda {{code}} ya no es tuya',
  'notices.strap-given-text':
    'Has cedido la banda {{code}} a {{claimant}}. Si no has sido tú, cambia la contraseña y avisa a tu club.',
  'notices.strap-confirmed-text': 'Tu club ha dado la banda {{code}} a {{claimant}}. Si no lo esperabas, pregunta en recepción.',
  'notices.strap-silent-text': 'La banda {{code}} ha pasado a {{claimant}}: no la has usado en 90 días y no has respondido.',
  'notices.strap-yours-subject': 'La banda {{code}} es tuya',
  'notices.strap-yours-text': 'Desde ahora la banda {{code}} cuenta para ti: en la pantalla y en tu diario.',
  'notices.strap-stays-subject': 'La banda {{code}} sigue siendo tuya',
  'notices.strap-stays-text': '{{claimant}} había pedido la banda {{code}}. Sigue vinculada a ti.',
  'notices.strap-kept-subject': 'La banda {{code}} se queda con su dueño',
  'notices.strap-kept-text':
    'Has pedido la banda {{code}}. Sigue vinculada a otra persona. Si la tienes en la mano, pregunta en la recepción de tu club.',
  'notices.refunded-text': '{{subscription}} ha terminado con un reembolso. Las clases futuras que pagaba se han cancelado.',
  'notices.joining-subject': '{{athlete}} pide entrar en {{club}}',
  'notices.joining-text': '{{athlete}} ha escrito el código de {{club}} y espera tu sí o tu no.',
  'notices.joining-action': 'Responder a la solicitud',
  'notices.asked-subject': '{{athlete}} pide {{subscription}}',
  'notices.asked-text': '{{athlete}} pide {{subscription}} en {{club}}. Asígnalo, o di que no, en la página del socio.',
  'notices.asked-action': 'Abrir el socio',
  'notices.manager-why': 'Recibes este correo porque gestionas {{club}}.',
  'notices.declined-subject': 'Pediste {{subscription}}',
  'notices.declined-text': 'El club dice que no a {{subscription}}, que habías pedido. Pregunta en recepción qué te conviene.',
  'notices.canceled-subject': '{{class}} está cancelada',
  'notices.canceled-text': '{{club}} ha cancelado {{class}} del {{when}}: {{reason}}',
  'notices.canceled-back-text':
    '{{club}} ha cancelado {{class}} del {{when}}: {{reason}} – lo que usaste para pagar vuelve a ser tuyo.',
  'notices.moved-subject': '{{class}} cambia de hora: {{when}}',
  'notices.moved-text':
    '{{club}} ha movido {{class}} del {{from}} al {{when}}. Tu plaza se ha movido con la clase. Si la nueva hora no te va bien, puedes cancelar gratis hasta que empiece.',
  'notices.moved-why-text':
    '{{club}} ha movido {{class}} del {{from}} al {{when}}: {{reason}} – tu plaza se ha movido con la clase. Si la nueva hora no te va bien, puedes cancelar gratis hasta que empiece.',
  'notices.moved-action': 'Mis reservas',
  'notices.open-text': 'Ha quedado libre una plaza en {{class}}, {{when}}. Es para la primera persona en espera que la tome.',
  'notices.open-action': 'Tomar la plaza',
  'notices.welcome-subject': 'Ya formas parte de {{club}}',
  'notices.welcome-text':
    'Te damos la bienvenida. En la aplicación reservas tu plaza, ves tus abonos y encuentras cada entrenamiento que hagas allí.',
  'notices.welcome-action': 'Abrir la aplicación',
  'notices.first-training-subject': 'Tu primer entrenamiento en {{club}}',
  'notices.first-training-text':
    '¡Bien hecho! Has entrenado {{minutes}} minutos y has ganado {{points}} puntos. Lo que hizo tu corazón, segundo a segundo, está en tu diario.',
  'notices.first-training-action': 'Abrir tu entrenamiento',
};
