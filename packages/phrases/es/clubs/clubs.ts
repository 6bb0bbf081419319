import type { clubs as en } from '../../en/clubs/clubs.ts';
import type { Translated } from '../../phrases.ts';

export const clubs: Translated<typeof en> = {
  'clubs.joinText': 'Tu club te da un código: en una tarjeta, en un mensaje o en recepción.',
  'clubs.joinAction': 'Unirse',
  'clubs.joined': 'Te damos la bienvenida a {{club}}',
  'clubs.joinedText': 'Tus entrenamientos en este club llegan ahora a tu diario.',
  'clubs.joinWaits': 'Se ha preguntado a {{club}}',
  'clubs.joinWaitsText': 'El club dice sí o no a cada persona. Recibirás un correo con la respuesta.',
  'clubs.later': 'Ahora no',
  'clubs.namesText':
    'El personal de {{club}} lee tu nombre donde se dice quién viene y quién entrenó. Las pantallas muestran tu apodo.',
  'clubs.goOn': 'Continuar',
  'clubs.policiesLeft_one': '{{club}} te pide que lo leas y respondas.',
  'clubs.policiesLeft_many': '{{club}} te pide que leas y respondas {{count}} condiciones, una tras otra.',
  'clubs.policiesLeft_other': '{{club}} te pide que leas y respondas {{count}} condiciones, una tras otra.',
  'clubs.sharing': 'Qué puede ver {{club}}',
  'clubs.sharingBrought':
    'Si {{club}} ya tenía tu teléfono, tu fecha de nacimiento o tu dirección, desde ahora los gestionas tú: el club solo los ve si activas «{{purpose}}».',
  'clubs.sharingText': 'Ve siempre tu nombre, tu correo y lo que haces allí. Quien dirige una clase necesita además esto:',
  'clubs.shareNeeded': 'Compartir lo que necesita una clase',
  'clubs.goOnUnshared': 'Continuar sin compartir',
  'clubs.sharingOff': 'Lo que no compartas sigue siendo tuyo. Puedes cambiarlo en tu perfil en cualquier momento.',
  'clubs.shareEach': 'Elegir uno por uno',
};
