import type { guide as en } from '../../en/server/guide.ts';
import type { Translated } from '../../phrases.ts';

export const guide: Translated<typeof en> = {
  'guide.title': 'Guida a Clubpulse',
  'guide.lead': 'Ciò che soci, trainer e manager fanno più spesso, passo per passo.',
  'guide.for.Athlete': 'Per i soci',
  'guide.for.Trainer': 'Per i trainer',
  'guide.for.Manager': 'Per i manager',
  'guide.strap.title': 'Indossare e collegare una fascia',
  'guide.strap.1':
    'Inumidisci gli elettrodi e indossa la fascia sotto il petto, abbastanza stretta da restare ferma quando salti.',
  'guide.strap.2': 'Nel profilo scegli Collega una fascia e inserisci il codice stampato sopra.',
  'guide.strap.3': 'Avvicinati a un bridge del club: in pochi secondi il tuo riquadro appare sul tabellone.',
  'guide.strap.4':
    'Se non appare, inumidisci di nuovo la fascia, controlla la batteria e chiedi alla reception se il codice è collegato a te.',
  'guide.zones.title': 'Leggere le zone',
  'guide.zones.1': 'Le cinque zone sono quote della frequenza cardiaca massima: iniziano al 50, 60, 70, 80 e 90 per cento.',
  'guide.zones.2':
    'Le zone 1 e 2 sono facili, riesci a parlare con frasi intere; la 3 è costante; la 4 e la 5 sono dure, al massimo poche parole.',
  'guide.zones.3': 'Ogni minuto dà punti secondo la zona: più è dura, più ne dà. La somma sta sul tuo riquadro e nel diario.',
  'guide.zones.4': 'La tua massima sta nel profilo. Se un allenamento ne mostra una più alta, l’app la propone e decidi tu.',
  'guide.book.title': 'Prenotare una lezione, o disdire',
  'guide.book.1': 'Scegli Prenota, poi il giorno, poi Prenota sulla lezione.',
  'guide.book.2': 'Se è piena, scegli In lista: quando si libera un posto ricevi un avviso e lo prendi nell’app.',
  'guide.book.3': 'Per disdire, apri Oggi e scegli Disdici accanto alla lezione. La domanda dice fino a quando è gratis.',
  'guide.book.4': 'Chi non viene e non disdice può ricevere un richiamo, secondo le regole del club.',
  'guide.journal.title': 'Trovare i tuoi allenamenti',
  'guide.journal.1': 'Il diario ha ogni allenamento con durata, punti e zone. Si chiude cinque minuti dopo che la fascia tace.',
  'guide.journal.2':
    'Aprine uno per vedere la frequenza secondo per secondo e scrivere un commento a cui il trainer può rispondere.',
  'guide.journal.3':
    'Un allenamento senza fascia lo aggiungi a mano con Aggiungi allenamento, oppure scegli Importa file e un file del tuo orologio.',
  'guide.files.title': 'I tuoi file, e cosa vede il club',
  'guide.files.1': 'I tuoi file, nel profilo sotto I miei file, non li vede nessuno, a meno che tu non ne mostri uno a un club.',
  'guide.files.2': 'Ciò che il club condivide con te, programmi e documenti, sta sotto Dal club.',
  'guide.files.3': 'Nel profilo decidi cosa un club può vedere della tua salute, e lo revochi quando vuoi.',
  'guide.wall.title': 'Avviare una lezione sul tabellone',
  'guide.wall.1': 'Apri Live e scegli la sala: vedi quali fasce vengono rilevate.',
  'guide.wall.2':
    'Sotto Tabellone vedi ciò che mostra la TV. Una TV nuova mostra un codice: inseriscilo in Gestione, Sale e dispositivi, Schermi, con Abbina uno schermo.',
  'guide.wall.3': 'Scegli Avvia la lezione: punti e obiettivo di gruppo contano da quel momento.',
  'guide.wall.4':
    'Cambia scena, circuito, timer o flow dal tablet mentre la lezione è in corso. Finisce da sola, o prima con Termina la lezione.',
  'guide.present.title': 'Dire chi è venuto',
  'guide.present.1': 'Apri la lezione nel calendario, poi i partecipanti.',
  'guide.present.2': 'Scegli Presente per chi c’è. Chi ha prenotato e viene rilevato con una fascia è segnato da solo.',
  'guide.present.3': 'Chi è venuto senza prenotazione lo trovi per nome in Aggiungi un partecipante.',
  'guide.sheet.title': 'Creare una scheda e condividerla',
  'guide.sheet.1': 'In Allenamento, Schede di allenamento, scegli Nuova scheda, oppure falla creare con Genera una scheda.',
  'guide.sheet.2': 'Aggiungi giorni, gruppi ed esercizi; ogni serie ha ripetizioni o tempo, peso e recupero.',
  'guide.sheet.3':
    'Salvala. Quello che manca è detto accanto al campo. Se tutti i soci possono leggerla, selezionala nell’elenco e pubblicala.',
  'guide.sheet.4': 'Scegli Condividi e i soci. Vengono avvisati, la eseguono sul telefono e tu vedi a che punto sono.',
  'guide.people.title': 'Far entrare i soci',
  'guide.people.1': 'Scegli Soci, poi Aggiungi persone.',
  'guide.people.2': 'Scrivi o incolla nomi ed e-mail; chi c’è già viene mostrato prima dell’invio.',
  'guide.people.3': 'Invia gli inviti. Chi accetta compare subito nell’elenco.',
  'guide.sell.title': 'Vendere un abbonamento e incassare',
  'guide.sell.1': 'Scegli Vendi, poi la persona, poi che cosa si vende.',
  'guide.sell.2': 'Controlla prezzo, inizio e fine, e scegli Assegna.',
  'guide.sell.3': 'Incassa subito, o più tardi in Da fare subito; la ricevuta si stampa o si invia.',
  'guide.bridge.title': 'Collegare un bridge',
  'guide.bridge.1':
    'In Gestione, Sale e dispositivi, scegli Aggiungi bridge, dai nome e sala, e scegli Ottieni un codice. Il codice vale una volta.',
  'guide.bridge.2': 'Inserisci il ricevitore nel piccolo computer della sala, avvia il bridge e digita il codice.',
  'guide.bridge.3': 'L’elenco mostra l’ultimo contatto. Servono corrente e rete; ciò che riceve senza rete lo invia dopo.',
  'guide.bridge.4': 'Un bridge copre una sala di circa 20 metri. Con muri o molte persone usane due.',
};
