import type { embeds as en } from '../../en/community/embeds.ts';
import type { Translated } from '../../phrases.ts';

export const embeds: Translated<typeof en> = {
  'embeds.what': 'Classifiche da mostrare',
  'embeds.when': 'Giorni tra cui scegliere',
  'embeds.orderNote': 'Nell’ordine in cui le spunti; la pagina si apre con la prima.',
  'embeds.noChallenges':
    'Nessuna sfida da mostrare: solo quelle del club aperte a tutti gli atleti, e nessuna per calorie, per tempo nelle zone o solo per certe zone.',
  'embeds.challengesNote':
    'Del club e aperte a tutti gli atleti; nessuna per calorie, per tempo nelle zone o solo per certe zone. Una finita resta finché non la togli.',
  'embeds.over': 'Finita il {{day}}',
  'embeds.since': 'Da un giorno fino a oggi',
  'embeds.sinceTooLong': 'Al massimo {{max}} giorni:',
  'embeds.rows': 'Righe',
  'embeds.ofVisitor': 'di chi visita',
  'embeds.colors': 'Colori del sito',
  'embeds.Paper': 'Sfondo',
  'embeds.Text': 'Testo',
  'embeds.Mark': 'Risalto',
  'embeds.contrast': 'Contrasto {{text}} e {{mark}} a 1, entrambi leggibili.',
  'embeds.origins': 'Siti che possono mostrarla',
  'embeds.originsNote': 'Uno per riga, come https://club.example. Se non ne indichi, possono tutti.',
  'embeds.looks': 'Come appare',
  'embeds.example': 'Un esempio con i primi atleti del club.',
  'embeds.codeNote': 'Solo nickname. Chi si nasconde nell’app sparisce da qui entro un minuto.',
  'embeds.copied': 'Codice copiato',
  'embeds.notCopied': 'Il browser non permette di copiare',
  'embeds.open': 'Apri la pagina',
  'embeds.show': 'Mostra sui siti',
  'embeds.saved': 'I siti la mostrano come hai detto',
  'embeds.none': 'Non si mostra ancora nulla. Salva e il codice compare qui.',
  'embeds.end': 'Ritira',
  'embeds.endTitle': 'Ritirare la classifica da tutti i siti?',
  'embeds.endText': 'Il codice non mostra più nulla da subito. Se la mostri di nuovo, il codice sarà un altro.',
  'embeds.endKeep': 'Continua a mostrarla',
  'embeds.ended': 'I siti non mostrano più nulla',
  'embeds.acts': 'Azioni della pagina',
};
