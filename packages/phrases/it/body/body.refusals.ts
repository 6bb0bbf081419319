import type { refusals as en } from '../../en/body/body.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FitnessTestNotCleared':
    'Non oggi: con febbre o un’infezione non si fa il test, e per ciò che è spuntato, o per un test a esaurimento, serve prima il parere di un medico.',
  'error.FitnessTestNeedsProfile':
    'Questo test dipende da età e genere: completali nel profilo, oppure scegli il test del gradino.',
  'error.FitnessTestTooSoon':
    'Questo test è stato fermato sopra l’85% meno di un giorno fa: riprova tra {{hours}} h, oppure cammina un miglio.',
  'error.FitnessTestEnded': 'Questo test è già terminato: preparane uno nuovo.',
  'error.FitnessTestSamples': 'Le frequenze cardiache non confermano come sarebbe finito il test. Fermalo a mano e riprova.',
  'test-load': 'Tra 25 e 300 W.',
  'test-weight': 'Tra 20 e 350 kg.',
  'test-distance': 'Tra 500 e 5000 m.',
  'goal-day-over': 'Scegli oggi o un giorno futuro.',
  'error.MeasuresNotOverdue': 'Non c’è niente da ricordare: nessuna di queste misure è da rifare.',
  'error.MeasuresRemindedAlready': 'Il club ha già inviato un promemoria oggi. Può inviarne un altro domani.',
  'measure-too-early': 'È prima della nascita della persona. Inserisci una data successiva.',
  'measure-limits': 'Tra {{min}} e {{max}} {{unit}}.',
  'measure-not-typed': 'Questa misura si calcola dalle altre, oppure compare due volte.',
  'measured-already': 'È già registrato.',
  'pressure-order': 'Il primo valore della pressione è il più alto.',
  'part-of-weight': 'Una parte del corpo pesa meno del tutto: controlla questo valore e il peso.',
  'part-of-water': 'L’acqua intracellulare ed extracellulare sono parti dell’acqua corporea totale: controlla questi valori.',
  'part-of-cholesterol': 'HDL e LDL sono parti del colesterolo totale: controlla questi valori.',
  'part-of-muscle': 'La massa muscolare scheletrica è una parte della massa muscolare: controlla entrambi i valori.',
  'part-of-fat': 'Il grasso sottocutaneo è una parte della massa grassa: controlla entrambi i valori.',
  'part-beside-fat': 'Il peso senza la massa grassa è meno di così: controlla questo valore, il peso e la massa grassa.',
  'part-of-known-weight':
    'L’ultimo peso, {{weight}} {{unit}}, è troppo poco per questo valore: controllalo, o inserisci il peso misurato insieme.',
};
