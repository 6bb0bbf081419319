import type { families as en } from '../../../en/members/families/families.ts';
import type { Translated } from '../../../phrases.ts';

export const families: Translated<typeof en> = {
  'members.family': 'Familia',
  'members.familyNote':
    'Una persona paga por varias. Cada cual conserva su cuenta, su diario y sus consentimientos; quien paga no ve nada de eso.',
  'members.familyNobody': 'Nadie paga por ti y tú no pagas por nadie.',
  'members.familyUnconfirmed':
    'Si alguien se ofrece a pagar por ti, lo verás aquí cuando hayas confirmado {{email}}: abre el enlace que te enviamos.',
  'members.familyUnconfirmedNoMail':
    'Quien se ofrece a pagar por ti te encuentra por una dirección confirmada, y este servidor no envía correos para confirmar {{email}}. Pide a tu club que los active.',
  'members.familyOffer': '{{name}} quiere pagar por ti',
  'members.familyOfferText':
    '{{name}} verá lo que debes a {{club}} y podrá pagarlo. Tu diario, tus pulsaciones y tu salud siguen siendo tuyos. Cualquiera de los dos puede terminarlo cuando quiera.',
  'members.familyAgree': 'Aceptar',
  'members.familyAgreed': 'Ahora {{name}} paga por ti',
  'members.familyDeclined': 'Has rechazado la oferta de {{name}}',
  'members.familyPaysForYou': 'paga por ti desde el {{date}}',
  'members.familyPaidByYou': 'lo pagas tú desde el {{date}}',
  'members.familyWaits': 'preguntado el {{date}}, aún sin respuesta',
  'members.familyAsk': 'Pagar por alguien',
  'members.familyAskText':
    'Quien tenga esta dirección encuentra tu oferta en su perfil, en cuanto la haya confirmado y sea socio de {{club}}. Verás el nombre cuando acepte.',
  'members.familyAskAct': 'Preguntar',
  'members.familyAsked': 'Preguntado a {{email}}',
  'members.familyTakeBack': 'Retirar',
  'members.familyTakenBack': 'Retirado: {{email}}',
  'members.familyMayBook': 'Puede ver mis clases y reservar y cancelar por mí',
  'members.familyBookFor': 'Reservar para {{name}}',
  'members.familyBook': 'Reservar clases',
  'members.familyEnd': 'Terminar',
  'members.familyEndTitle': '¿Terminar con {{name}}?',
  'members.familyEndOwn':
    'Desde ahora pagas tú y {{name}} ya no ve lo que debes. Suscripciones, reservas y diario quedan como están.',
  'members.familyEndOther':
    'Ya no ves lo que debe {{name}}. La deuda sigue siendo de {{name}}; abonos y reservas quedan como están.',
  'members.familyEndDesk':
    '{{payer}} ya no paga por {{name}}. Lo que debe {{name}} se sigue debiendo; abonos y reservas quedan como están.',
  'members.familyEnded': 'Terminado con {{name}}',
  'members.familyPayer': 'Paga por este socio',
  'members.familyPaysFor': 'Paga por',
  'members.familyAskFor': 'Paga por alguien',
  'members.familyAskForTitle': '¿Por quién paga {{name}}?',
  'members.familyAskForText': 'La persona elegida recibe un correo y acepta en su perfil. Hasta entonces no cambia nada.',
};
