import type { refusals as en } from '../../en/billing/billing.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'credits-required': 'Introduce el número de créditos.',
  'balance-too-high': 'El saldo puede ser como máximo 1.000.000.000.',
  'error.NotEnoughCredits': 'Créditos insuficientes: se necesitan {{needed}} y quedan {{balance}}.',
  'error.CashDeskNotOpen': 'La caja todavía no está abierta. Introduce antes el efectivo del cajón.',
  'error.CashDeskAlreadyOpen': 'La caja ya está abierta. Vuelve a mirarla.',
  'error.CashDeskChanged': 'Se registró algo después del recuento. Mira los nuevos importes y cuenta otra vez.',
  'error.MoreThanInDrawer': 'En el cajón no hay tanto efectivo.',
  'error.ReceiptWithoutMember': 'El recibo no tiene un socio con cuenta, así que no se puede enviar.',
  'unknown-vat-code': 'El club no tiene un código de IVA con este nombre.',
  'vat-code-twice': 'Este código de IVA ya existe.',
  'vat-default-twice': 'Solo un código puede ser el predeterminado.',
  'error.DayClosed':
    'El día de esta transacción está cerrado. Aún puedes cambiar el método y los textos; si no, registra un reembolso.',
  'error.ArticleNameExists': 'Un artículo a la venta ya tiene este nombre. Elige otro, o retira ese de la venta.',
  'error.ArticleNotOnSale': 'El artículo «{{name}}» no está a la venta. Para venderlo, guárdalo «A la venta» con su precio.',
  'error.ArticlePriceChanged': 'Ahora {{name}} cuesta {{amount}}. Compruébalo antes de vender.',
  'error.DisputeNotLost': 'No hay pérdida sobre la que decidir: la disputa no está perdida o no se llevó dinero.',
  'error.DisputeAlreadyDecided': 'Ya se decidió sobre esta disputa. Mírala de nuevo.',
  'error.DisputeNotAnswerable':
    'El banco no espera ninguna respuesta a esta disputa, o su último día ya pasó. Mientras el banco solo pregunta, no hay nada a lo que renunciar: reembolsa la compra.',
  'error.DisputeAlreadyAnswered': 'Esta disputa ya está respondida. Vuelve a abrirla.',
  'error.OnlinePaymentsNotConfigured': 'Los pagos en línea no están configurados.',
  'error.PaymentAccountComplete': 'Stripe tiene todos los datos de la cuenta. No hay nada que introducir.',
  'error.PaymentAccountNotActive':
    'Los pagos con tarjeta se pueden activar cuando la cuenta de pago está activa. Termina antes su configuración.',
  'error.AmountNotPayableOnline':
    'Con tarjeta no se puede pagar este importe en esta moneda: es demasiado pequeño o no es bastante redondo.',
  'error.InstallmentsPaidByCard':
    'Las cuotas de este plan se cobran en la tarjeta del socio, así que aquí no se cobra nada. Si la tarjeta falla, el socio la cambia; tras el último intento la recepción puede cobrar el resto.',
  'error.InstallmentsNotCancelable': 'Un plan a plazos es un solo precio, así que no se cancela aquí. Pregunta en recepción.',
  'error.RenewalAddsNoActivities':
    'Un plan recurrente no se vende en línea si su tipo tiene un número de actividades: la renovación no añade ninguna.',
  'error.PayerRequired':
    'Pídelo a tu padre o tu madre: antes de los 18 años, lo que se renueva solo o se paga a plazos lo paga la familia. Lo ofrece desde su perfil o en recepción; tú aceptas en tu perfil y después lo compras.',
  'error.PaymentProviderUnavailable': 'Stripe no responde ahora. No se ha cobrado nada; inténtalo de nuevo en un minuto.',
  'error.PaymentProviderRefused': 'Stripe lo ha rechazado ({{code}}). No se ha cobrado nada.',
  'error.OnlinePaymentsOff': 'Este club no acepta pagos en línea por ahora. Pregunta en recepción.',
  'error.PaymentOrderSettled': 'Este pedido ya está cerrado. Míralo de nuevo.',
  'error.PaymentAccountDisconnected':
    'Este club está desconectado de Stripe, así que aquí no se puede cambiar nada hasta que su titular vuelva a conectar la cuenta.',
  'error.PaymentOrderProcessing': '{{Title}} ya está firmado: el banco tarda unos días en pagarlo y no hay que hacer nada más.',
  'error.PlanNotChangeable': 'Un plan se cambia mientras está activo, pagado y sin pausa.',
  'error.PlanChangeTooLate': 'El próximo periodo empieza el {{date}}, demasiado pronto. Cambia el plan después de ese día.',
  'plan-not-another': 'Elige otro plan que se renueve solo.',
  'error.PausesNotAllowed': 'En este club no se puede pausar por cuenta propia. Pregunta en recepción.',
  'error.PausesUsedUp': 'Las pausas de este año están agotadas: {{limit}} al año.',
  'error.SubscriptionAlreadyPaused': 'Este abono ya está en pausa, o lo estará.',
  'error.SubscriptionNotPaused': 'No hay ninguna pausa tuya que terminar. Pregunta en recepción.',
  'error.PausedPeriodNotPaid':
    'Tu día de pago cae en esta pausa: el periodo no está pagado y la pausa dura hasta su final. La recepción del club puede ayudarte.',
  'pause-too-long': 'Aquí una pausa dura como máximo {{max}} días.',
  'pause-over-charge':
    'Una pausa sobre tu día de pago dura al menos el periodo que no se paga: {{days}} días. Elige una pausa antes o después del {{date}}, o una de {{days}} días.',
  'pause-not-over-charge':
    'Una pausa sobre tu día de pago dura al menos el periodo que no se paga, {{days}} días, y aquí una pausa dura como máximo {{max}}. Elige una antes o después del {{date}}.',
  'error.PaymentAccountNotConnected':
    'El club no está conectado a Stripe, así que no hay con qué comparar. Conecta antes su cuenta en los ajustes de pagos.',
  'error.DifferenceSettled': 'Esto ya está resuelto. La lista muestra lo que queda.',
  'error.FoundAtProvider': 'Stripe ya lo tiene, así que sigue en los registros. Compara de nuevo o deja la diferencia así.',
  'error.SubscriptionNotPaidOnline': 'Esta suscripción no se paga en línea con tarjeta.',
  'price-required': 'Introduce un precio.',
  'installments-not-recurring': 'Un plan recurrente no se paga a plazos.',
  'trial-not-recurring': 'Los días gratis requieren un plan que se renueva solo.',
  'error.SubscriptionTypeAssigned': 'Está asignado a {{assigned}} y suspendido para {{suspended}}, así que no se puede eliminar.',
  'error.RecurringPlanNeedsCardPayments': 'Un plan recurrente necesita pagos con tarjeta. Actívalos en el perfil del club.',
  'terms-of-managers': 'Solo los gerentes lo cambian. Déjalo como está a la venta.',
  'installments-outlast': 'Algunas de estas cuotas mensuales vencerían después de su fin: menos cuotas o una duración más larga.',
  'suspension-min-days': 'Una suspensión dura al menos 7 días.',
  'error.SubscriptionAssignmentError': 'Error al asignar el abono: un pago necesita un precio.',
  'error.SubscriptionAlreadyHeld': 'El socio ya tiene {{name}}, desde el {{since}}. Di que quieres otro más.',
  'error.SubscriptionNotActive': 'No se puede suspender un abono inactivo.',
  'error.SubscriptionNotSuspended': 'Este abono no está suspendido.',
  'error.SubscriptionHasBookings': 'Este abono paga reservas futuras ({{bookings}}). Cancélalas antes.',
  'error.SubscriptionAlreadyEnded': 'Este abono ya ha terminado.',
  'error.SubscriptionNotCanceled': 'No hay ninguna cancelación que retirar.',
  'end-by-canceling': 'Se paga con tarjeta y se renueva solo, así que su final no cambia. Para terminarlo, cancélalo.',
  'error.SubscriptionReplaced': 'Desde el {{date}}, {{name}} sustituye a este abono. Primero cancela {{name}}.',
  'error.SubscriptionNothingToPay': 'No queda nada por pagar.',
  'error.SubscriptionDueChanged': 'Entretanto ha cambiado lo que se debe: {{amount}}. Compruébalo antes de cobrar.',
  'more-than-due': 'Quedan por pagar como máximo {{amount}}.',
  'error.SubscriptionHasDebt': 'Este abono todavía debe {{amount}}. Registra antes el pago o da la deuda por perdida.',
  'export-by-manager': 'Solo los gerentes excluyen un pago de la exportación.',
  'refund-by-manager': 'La recepción solo devuelve pagos en el club, hasta el límite del club: pide ayuda a un gerente.',
  'refund-above-limit': 'La recepción devuelve como máximo {{amount}} de un pago: pide ayuda a un gerente.',
  'refund-exceeds-purchase': 'De la compra se pueden devolver como máximo {{amount}}.',
  'refund-exceeds-paid': 'Se pueden devolver como máximo {{amount}}: lo que pagó el socio menos lo que ya se le devolvió.',
  'refund-reason-required': 'Escribe el motivo: un reembolso sin compra lo necesita.',
  'error.TransactionIsLinked':
    'Esta transacción pagó algo, retiró créditos o entradas, terminó un abono o tiene un reembolso: sigue en las cuentas con su importe. Para devolver dinero, registra un reembolso; un reembolso equivocado se puede eliminar.',
  'error.PaymentDisputed':
    'Este pago está en disputa: el banco de quien pagó retiene el dinero y no se puede reembolsar. Si se gana la disputa, sí.',
  'error.CreditsAlreadySpent':
    'Parte de estos créditos ya se gastó: habría que retirar {{needed}} y quedan {{balance}}. Reembolsa menos o deja los créditos al socio.',
  'nothing-to-take-back': 'Este abono no cuenta entradas.',
  'error.TicketsAlreadySpent':
    'Algunas de estas entradas están usadas: se retirarían {{needed}} y quedan {{balance}}. Reembolsa menos, o deja que el abono siga.',
  'before-the-books': 'Los pagos se registran desde el año 2000.',
  'refund-before-purchase': 'Un reembolso no puede ser de un día anterior a su compra.',
  'refund-of-another': 'La compra es de otra persona: el reembolso es del mismo socio.',
  'error.ReportTooLong': 'Un informe abarca como máximo {{max}} días. Para un año, toma sus cuatro trimestres uno tras otro.',
};
