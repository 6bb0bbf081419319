import type { consents as en } from '../../en/accounts/consents.ts';
import type { Translated } from '../../phrases.ts';

export const consents: Translated<typeof en> = {
  'accounts.shared': 'Lo que ven mis clubes',
  'accounts.sharedNote':
    'Cada club ve siempre tu nombre, tu correo y lo que haces allí: reservas, pagos, que entrenaste, cuánto tiempo y con cuántos puntos. Todo lo demás lo decides tú, club por club. Puedes retirarlo en cualquier momento.',
  'accounts.sharedSince': 'Compartido desde el {{date}}',
  'accounts.sharedNever': 'No compartido',
  'accounts.notSharedSince': 'No compartido desde el {{date}}',
  'accounts.shareHeartRate': 'Frecuencia cardíaca de los entrenamientos allí',
  'accounts.shareHeartRateText':
    'Sus entrenadores y gerentes abren tus entrenamientos en este club: frecuencia cardíaca, zonas y calorías, segundo a segundo.',
  'accounts.shareOtherTrainings': 'Entrenamientos en otros sitios',
  'accounts.shareOtherTrainingsText':
    'También ven lo que entrenas en otros clubes y por tu cuenta, con la frecuencia cardíaca y los recorridos, salvo el primer y el último tramo.',
  'accounts.shareBody': 'Datos físicos',
  'accounts.shareBodyText': 'Altura, peso, medidas corporales, pruebas físicas, FTP, frecuencia cardíaca máxima y zonas.',
  'accounts.shareBlood': 'Valores de sangre',
  'accounts.shareBloodText': 'Valores de laboratorio y lactato que tú o tu club anotasteis.',
  'accounts.shareHealth': 'Noches y días de mi reloj',
  'accounts.shareHealthText':
    'Sueño, variabilidad de la frecuencia cardíaca, estrés, body battery, oxígeno y actividad, tal como los da Garmin. Los leen propietarios y entrenadores, no los gerentes.',
  'accounts.readPapers': 'Documentos de salud',
  'accounts.shareInjuries': 'Lesiones y objetivos',
  'accounts.shareInjuriesText': 'Lesiones, objetivos, días de entrenamiento y notas de tu perfil.',
  'accounts.shareContact': 'Contacto y persona',
  'accounts.shareContactText': 'Teléfono, dirección, fecha de nacimiento, género y profesión.',
  'accounts.whoRead': 'Quién los ha mirado',
  'accounts.whoReadText': 'Cada vez que alguien de un club lee tus datos de salud, queda escrito aquí durante doce meses.',
  'accounts.whoReadNobody': 'Nadie los ha mirado todavía.',
  'accounts.readOf': '{{what}}, {{club}}',
  'accounts.keptFromClub': 'No compartido con tu club: {{what}}.',
};
