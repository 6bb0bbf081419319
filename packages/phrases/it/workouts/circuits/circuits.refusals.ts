import type { refusals as en } from '../../../en/workouts/circuits/circuits.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyCircuits': 'Un club ha al massimo {{max}} circuiti. Eliminane qualcuno che non si usa più.',
  'error.NoBridgeWithStation':
    'Nessun bridge del club ha una stazione. Assegnala in Sale e dispositivi, o disattiva le stazioni.',
  'circuit-too-short': 'Almeno 5 secondi.',
  'circuit-length-step': 'Le durate vanno a passi di 5 secondi.',
  'circuit-too-many-exercises': 'Una stazione ha al massimo 9 esercizi.',
  'circuit-too-many-tags': 'Al massimo 10 etichette.',
  'circuit-too-many-stations': 'Un circuito ha al massimo 20 stazioni.',
  'circuit-station-required': 'Scegli uno schermo per almeno una stazione, o disattiva le stazioni.',
  'circuit-one-station': 'Le stazioni si disattivano quando ne resta una.',
  'circuit-no-screen': 'Nessuno schermo mostra questa stazione. Scegline uno, o svuota la stazione.',
  'circuit-station-not-configured': 'Stazione non configurata nel club. Scegli uno schermo che c’è.',
  'circuit-station-twice': 'Due stazioni non possono essere la stessa stazione salvata.',
  'circuit-exercise-twice': 'Questo esercizio è già nella stazione.',
  'circuit-exercise-required': 'Metti almeno un esercizio in una stazione.',
  'circuit-reps-order': 'Il massimo non può essere minore del minimo.',
  'circuit-too-long': 'Un circuito dura al massimo 6 ore. Togli giri o tempo.',
  'circuit-station-has-exercises': 'Una stazione con esercizi non si può rimuovere. Prima svuotala.',
};
