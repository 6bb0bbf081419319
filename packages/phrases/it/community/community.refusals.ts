import type { refusals as en } from '../../en/community/community.refusals.ts';
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
  'classes-not-trainings': 'Le lezioni non sono allenamenti: togli i limiti per gli allenamenti o conta altro.',
  'best-needs-amount': 'Solo punti, tempi e calorie hanno allenamenti migliori. Togli questo limite o conta uno di loro.',
  'zones-without-points': 'La zona 0 non dà punti. Scegli anche un’altra zona.',
  'three-tiers': 'Al massimo tre fasce. Per averne di più scegli gli obiettivi.',
  'too-many-goals': 'Al massimo 10 obiettivi.',
  'too-many-people': 'Al massimo 500 persone alla volta.',
  'ranking-needed': 'Scegli almeno una classifica o una sfida.',
  'challenge-gone': 'Questa sfida del club non c’è più. Toglila.',
  'challenge-not-public': 'Non tutti gli atleti vedono questa sfida. Attivala e aprila a tutti, oppure toglila.',
  'challenge-of-hearts': 'Conta calorie, tempo nelle zone o solo certe zone, e nessun sito può mostrarla. Toglila.',
  'challenge-over': 'Questa sfida è finita. Scegline una in corso o futura.',
  'too-many-challenges': 'Al massimo 10 sfide. Togline qualcuna.',
  'timeframe-needed': 'Scegli almeno un periodo.',
  'contrast-too-low': 'Troppo simile allo sfondo per essere leggibile. Rendilo più scuro o più chiaro.',
  'invalid-origin': 'Un sito come https://club.example, senza percorso.',
  'error.RankingsOff': 'Questo club non fa classifiche degli atleti. Si attivano nelle sue impostazioni.',
  'error.TrainerRankingsOff': 'Questo club non mette i trainer in classifica. Lo si attiva nelle sue impostazioni.',
};
