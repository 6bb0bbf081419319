import type { refusals as en } from '../../en/community/challenges.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'challenge-too-long': 'Una sfida dura al massimo {{max}} giorni. Scegli un ultimo giorno precedente.',
  'error.ChallengeBegun':
    'Questa sfida è iniziata: giorni, ciò che conta e obiettivi restano. Cambia i testi, oppure disattivala.',
  'error.ChallengeFinished': 'Questa sfida è finita. Scegline una in corso.',
  'error.ChallengeRemoved': 'Il club ti ha tolto da questa sfida. Chiedi allo staff di rimetterti.',
  'error.ChallengeNotOver': 'I premi si danno due giorni dopo la fine, se la sfida è attiva. Torna allora.',
  'goals-rise': 'Ogni obiettivo deve superare il precedente.',
  'goal-beyond-days': 'Nessuno può arrivarci: la sfida ha troppo pochi giorni.',
  'goal-too-low': 'Un obiettivo è almeno 1.',
  'reward-needed': 'Un obiettivo ha bisogno di un premio di almeno 1 credito.',
  'reward-by-manager': 'I premi oltre 100 crediti li danno gestori e proprietari. Prometti meno, o chiedi a uno di loro.',
  'rewards-rise': 'Ogni premio deve superare il precedente.',
  'classes-not-trainings': 'I corsi non sono allenamenti: togli i limiti per gli allenamenti o conta altro.',
  'best-needs-amount': 'Solo punti, tempi e calorie hanno allenamenti migliori. Togli questo limite o conta uno di loro.',
  'zones-without-points': 'La zona 0 non dà punti. Scegli anche un’altra zona.',
  'three-tiers': 'Al massimo tre fasce. Per averne di più scegli gli obiettivi.',
  'too-many-goals': 'Al massimo 10 obiettivi.',
  'too-many-people': 'Al massimo 500 persone alla volta.',
};
