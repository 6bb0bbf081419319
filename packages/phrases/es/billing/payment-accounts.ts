import type { paymentAccounts as en } from '../../en/billing/payment-accounts.ts';
import type { Translated } from '../../phrases.ts';

export const paymentAccounts: Translated<typeof en> = {
  'billing.accountManual': 'En recepción',
  'billing.accountManualHint': 'Efectivo, tarjetas en recepción, transferencia. Siempre disponible.',
  'billing.accountOnline': 'Pagos con tarjeta',
  'billing.accountNotConfigured': 'Sin configurar',
  'billing.accountOnboarding': 'Empezado',
  'billing.accountInactive': 'En verificación',
  'billing.accountActive': 'Activo',
  'billing.accountMissingData': 'Faltan datos',
  'billing.setUpOnline': 'Empezar, 10 minutos',
  'billing.goOnOnline': 'Continuar',
  'billing.onlineNotConfigured':
    'Los pagos en línea no están configurados: esta instalación no tiene proveedor de pagos. En recepción todo funciona sin él.',
  'billing.onlineNoProvider':
    'La cuenta existe, pero esta instalación no tiene proveedor de pagos: no se paga nada en línea. En recepción todo funciona sin él.',
  'billing.enableOnline': 'Pagos en línea con tarjeta',
  'billing.enableOnlineHint':
    'Los socios pagan con tarjeta, y se pueden añadir y vender planes recurrentes. Se activa cuando la cuenta está activa.',
  'billing.enableStoreHint': 'Los atletas ven lo que pueden comprar.',
  'billing.switchKept': '{{name}}: no se ha cambiado. {{why}}',
  'billing.accountNotStarted': 'Sin empezar',
  'billing.notStartedTitle': 'Cobra con tarjeta a los socios',
  'billing.notStartedText':
    'Pagan y renuevan por su cuenta. Ten a mano: registro mercantil, cuenta bancaria, documento de identidad del titular.',
  'billing.onboardingTitle': 'La configuración no está terminada',
  'billing.onboardingText':
    'Lo que has introducido está guardado. El enlace de Stripe dura unos minutos, aquí se crea uno nuevo.',
  'billing.inactiveTitle': 'Stripe está verificando',
  'billing.inactiveText':
    'Suele tardar de 1 a 3 días laborables. Los planes se pueden preparar, aún no se cobra con tarjeta. Los gestores reciben un aviso.',
  'billing.activeTitle': 'Se cobra con tarjeta',
  'billing.activeText': 'Los socios pueden pagar en línea. Stripe abona en la cuenta bancaria del club.',
  'billing.activeOffText': 'Los socios podrán pagar en línea cuando actives aquí abajo los pagos con tarjeta.',
  'billing.accountAccessRemoved': 'Desconectada',
  'billing.accessRemovedTitle': 'Clubpulse ya no puede usar la cuenta',
  'billing.accessRemovedText':
    'El club ha quitado Clubpulse de su cuenta de Stripe: los socios no pueden pagar en línea y las suscripciones que se renuevan allí solo se cambian allí. Vuelve a autorizar Clubpulse en el panel de Stripe y pulsa el botón.',
  'billing.reconnect': 'Conectar la cuenta de nuevo',
  'billing.reconnectRefused':
    'Stripe sigue sin dar a Clubpulse acceso a esta cuenta, así que no hay página que abrir. Autorízalo antes en el panel de Stripe.',
  'billing.missingTitle': 'Los nuevos pagos con tarjeta esperan: Stripe necesita datos',
  'billing.missingText':
    'Hasta que Stripe los tenga, los socios no pueden iniciar nuevos pagos con tarjeta y los abonos pueden detenerse.',
  'billing.missingList': 'Lo que Stripe necesita',
  'billing.enterData': 'Introducir los datos',
  'billing.checkAccount': 'Comprobar de nuevo',
  'billing.onStripePage': 'En la página de Stripe',
  'billing.requirement.BankAccount': 'Cuenta bancaria',
  'billing.requirement.Terms': 'Aceptación de las condiciones de Stripe',
  'billing.requirement.BusinessType': 'Forma jurídica del negocio',
  'billing.requirement.BusinessProfile': 'Descripción y sitio web del negocio',
  'billing.requirement.CompanyData': 'Nombre, dirección y teléfono de la empresa',
  'billing.requirement.CompanyTaxId': 'Número fiscal y de registro de la empresa',
  'billing.requirement.CompanyDocument': 'Documento de la empresa',
  'billing.requirement.CompanyPeople': 'Titulares y administradores de la empresa',
  'billing.requirement.PersonData': 'Nombre, fecha de nacimiento y dirección del representante',
  'billing.requirement.PersonDocument': 'Documento de identidad del representante',
  'billing.requirement.PersonAddressProof': 'Justificante de domicilio del representante',
  'billing.requirement.StatementName': 'Nombre del club en los extractos',
  'billing.requirement.Other': 'Otros datos, indicados en la página de Stripe',
  'billing.costs': 'Cuánto cuesta',
  'billing.costsText':
    'El {{percent}} % de cada pago con tarjeta es de Clubpulse, redondeado al céntimo. Lo paga el club: el socio paga el precio, nada más.',
  'billing.memberPays': '{{name}}, el socio paga',
  'billing.platformPart': 'Clubpulse, {{percent}} %',
  'billing.reachesStripe': 'Llega al club, menos el precio de Stripe',
  'billing.costsNote':
    'La parte de Stripe es su precio y depende de la tarjeta. Efectivo, terminal y transferencia aquí no cuestan nada. Si se devuelve, vuelve también el {{percent}} %.',
  'billing.membersMayPause': 'Los socios pueden pausar',
  'billing.membersMayPauseHint':
    'Un abono pagado con tarjeta, desde la app. El cargo que cae en la pausa no se cobra, así que esa pausa dura al menos un periodo; los demás siguen en sus días.',
  'billing.maxPauseDays': 'Pausa más larga, en días',
  'billing.pausesPerYear': 'Pausas al año',
  'billing.pauseRulesSaved': 'Las reglas de las pausas están guardadas',
};
