import type { refusals as en } from '../../../en/workouts/timers/timers.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TimerNotFound': 'Timer non trovato. Qualcuno l’ha eliminato: torna ai timer.',
  'error.TooManyTimers': 'Un club ha al massimo {{max}} timer. Elimina quelli che nessuno usa più.',
  'timer-clock': 'Scrivi minuti e secondi, come 01:30.',
  'timer-too-short': 'Dura almeno 00:05.',
  'timer-too-long': 'In tutto dura più di 6 ore. Riduci i giri o i tempi.',
  'timer-without-exercises': 'Aggiungi almeno un esercizio.',
  'timer-too-many-exercises': 'Al massimo 9 esercizi. Togline uno.',
  'timer-exercise-twice': 'Questo esercizio è già nel timer. Scegline un altro.',
  'timer-exercise-gone': 'Questo esercizio non è più disponibile. Scegline un altro.',
  'timer-time-or-reps': 'Dagli un tempo o delle ripetizioni, uno dei due.',
  'timer-reps-order': 'Il massimo delle ripetizioni non può essere inferiore al minimo.',
};
