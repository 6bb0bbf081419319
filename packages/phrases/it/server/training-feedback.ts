import type { trainingFeedback as en } from '../../en/server/training-feedback.ts';
import type { Translated } from '../../phrases.ts';

export const trainingFeedback: Translated<typeof en> = {
  'training-feedback.hard': 'Un allenamento duro: {{within}} min su {{minutes}} nelle zone 4 e 5.',
  'training-feedback.steady': 'Un lavoro costante: {{within}} min su {{minutes}} nelle zone 2 e 3.',
  'training-feedback.easy': 'Un allenamento leggero: {{within}} min su {{minutes}} nelle zone 0 e 1.',
  'training-feedback.unheard': '{{minutes}} min senza frequenza cardiaca: conta solo la durata.',
  'training-feedback.more': '{{points}} punti, il {{percent}} % in più della media dei tuoi ultimi {{trainings}} allenamenti.',
  'training-feedback.usual': '{{points}} punti, più o meno come i tuoi ultimi {{trainings}} allenamenti.',
  'training-feedback.less': '{{points}} punti, il {{percent}} % in meno della media dei tuoi ultimi {{trainings}} allenamenti.',
  'training-feedback.points': '{{points}} punti.',
  'training-feedback.target': '{{target}} min nella tua zona obiettivo.',
  'training-feedback.felt-harder':
    'Hai dato {{effort}} su 10, più di quanto dica il cuore: ci sono giorni così, e un allenamento leggero andava bene.',
  'training-feedback.felt-easier': 'Hai dato solo {{effort}} su 10: lo hai retto bene.',
  'training-feedback.after-hard': 'Il prossimo fallo leggero, oppure riposa un giorno.',
  'training-feedback.after-steady': 'Se ti senti in forma, la prossima volta aggiungi qualche minuto in zona 4.',
  'training-feedback.after-easy': 'La prossima volta c’è spazio per un allenamento più duro.',
};
