import type { guide as en } from '../../en/server/guide.ts';
import type { Translated } from '../../phrases.ts';

export const guide: Translated<typeof en> = {
  'guide.title': 'Guía de Clubpulse',
  'guide.lead': 'Lo que socios, entrenadores y gestores hacen más a menudo, paso a paso.',
  'guide.for.Athlete': 'Para socios',
  'guide.for.Trainer': 'Para entrenadores',
  'guide.for.Manager': 'Para gestores',
  'guide.strap.title': 'Ponerse y vincular una banda',
  'guide.strap.1': 'Humedece los electrodos y ponte la banda bajo el pecho, lo bastante ajustada para que no se mueva al saltar.',
  'guide.strap.2': 'En el perfil elige Vincular una banda e introduce el código impreso en ella.',
  'guide.strap.3': 'Acércate a un bridge de tu club: tu recuadro aparece en la pantalla en segundos.',
  'guide.strap.4':
    'Si no aparece, humedece otra vez la banda, revisa la pila y pregunta en recepción si el código está vinculado a ti.',
  'guide.zones.title': 'Leer tus zonas',
  'guide.zones.1': 'Las cinco zonas son partes de tu frecuencia cardíaca máxima: empiezan en el 50, 60, 70, 80 y 90 por ciento.',
  'guide.zones.2':
    'Las zonas 1 y 2 son suaves, puedes hablar con frases enteras; la 3 es constante; la 4 y la 5 son duras, apenas unas palabras.',
  'guide.zones.3': 'Cada minuto da puntos según su zona: cuanto más intensa, más. La suma está en tu recuadro y en el diario.',
  'guide.zones.4': 'Tu máxima está en el perfil. Si un entrenamiento muestra una más alta, la app la propone y tú decides.',
  'guide.book.title': 'Reservar una clase, o cancelarla',
  'guide.book.1': 'Elige Reservar, luego el día, luego Reservar en la clase.',
  'guide.book.2': 'Si está llena, elige En espera: cuando queda una plaza libre se te avisa y la coges en la app.',
  'guide.book.3': 'Para cancelar, abre Hoy y elige Cancelar en la clase. La pregunta dice hasta cuándo no cuesta nada.',
  'guide.book.4': 'Quien no viene ni cancela puede recibir una falta, según las reglas del club.',
  'guide.journal.title': 'Encontrar tus entrenamientos',
  'guide.journal.1':
    'El diario tiene cada entrenamiento con su tiempo, puntos y zonas. Se cierra cinco minutos después de que calle la banda.',
  'guide.journal.2':
    'Abre uno para ver la frecuencia segundo a segundo y escribir un comentario que tu entrenador puede responder.',
  'guide.journal.3':
    'Un entrenamiento sin banda lo añades a mano con Añadir entrenamiento, o eliges Importar archivos y un archivo de tu reloj.',
  'guide.files.title': 'Tus archivos, y lo que ve el club',
  'guide.files.1': 'Tus archivos, en el perfil bajo Mis archivos, no los ve nadie más que tú, salvo que muestres uno a un club.',
  'guide.files.2': 'Lo que el club comparte contigo, planes y documentos, está bajo Del club.',
  'guide.files.3': 'En el perfil decides qué puede ver un club de tu salud, y lo retiras cuando quieras.',
  'guide.wall.title': 'Empezar una clase en la pantalla',
  'guide.wall.1': 'Abre En vivo y elige la sala: ves qué bandas se detectan.',
  'guide.wall.2':
    'En Pantalla ves lo que muestra la TV. Una TV nueva muestra un código: introdúcelo en Ajustes, Salas y dispositivos, Pantallas, con Vincular una pantalla.',
  'guide.wall.3': 'Elige Empezar la clase: los puntos y el objetivo del grupo cuentan desde ese momento.',
  'guide.wall.4':
    'Cambia la escena, el circuito, el temporizador o el flow desde la tableta mientras dura la clase. Termina sola, o antes con Terminar la clase.',
  'guide.present.title': 'Decir quién ha venido',
  'guide.present.1': 'Abre la clase en el calendario, luego sus participantes.',
  'guide.present.2':
    'Elige Presente en cada persona que está. Quien reservó y lleva una banda que se detecta queda marcado solo.',
  'guide.present.3': 'A quien vino sin reserva lo encuentras por su nombre en Añadir un participante.',
  'guide.sheet.title': 'Crear una ficha y compartirla',
  'guide.sheet.1': 'En Entrenamiento, Fichas de entrenamiento, elige Nueva ficha, o haz que se cree con Generar una ficha.',
  'guide.sheet.2': 'Añade días, grupos y ejercicios; cada serie tiene repeticiones o tiempo, peso y descanso.',
  'guide.sheet.3':
    'Guárdala. Lo que falta se dice junto al campo. Si todos los socios pueden leerla, selecciónala en la lista y publícala.',
  'guide.sheet.4': 'Elige Compartir y los socios. Se les avisa, la hacen en su teléfono y ves por dónde van.',
  'guide.people.title': 'Traer socios',
  'guide.people.1': 'Elige Socios, luego Añadir personas.',
  'guide.people.2': 'Escribe o pega nombres y correos; quien ya está se muestra antes de enviar nada.',
  'guide.people.3': 'Envía las invitaciones. Quien acepta aparece enseguida en la lista.',
  'guide.sell.title': 'Vender un abono y cobrarlo',
  'guide.sell.1': 'Elige Vender, luego la persona, luego lo que se vende.',
  'guide.sell.2': 'Comprueba precio, inicio y fin, y elige Asignar.',
  'guide.sell.3': 'Cobra en el momento, o más tarde en Te necesita; el recibo se imprime o se envía.',
  'guide.bridge.title': 'Conectar un bridge',
  'guide.bridge.1':
    'En Ajustes, Salas y dispositivos, elige Añadir bridge, dale nombre y sala, y elige Obtener un código. El código vale una vez.',
  'guide.bridge.2': 'Enchufa el receptor en el pequeño ordenador de la sala, arranca el bridge e introduce el código.',
  'guide.bridge.3': 'La lista muestra el último contacto. Necesita corriente y red; lo que recibe sin red lo envía después.',
  'guide.bridge.4': 'Un bridge cubre una sala de unos 20 metros. Con paredes o mucha gente usa dos.',
};
