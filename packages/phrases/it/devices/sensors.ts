import type { sensors as en } from '../../en/devices/sensors.ts';
import type { Translated } from '../../phrases.ts';

export const sensors: Translated<typeof en> = {
  'devices.strapCount_one': '{{number}} fascia collegata',
  'devices.strapCount_many': '{{number}} fasce collegate',
  'devices.strapCount_other': '{{number}} fasce collegate',
  'devices.strapsFound': '{{found}} fasce su {{total}}',
  'devices.owner': 'Di chi è',
  'devices.clubpulse': 'Clubpulse',
  'devices.mz': 'MZ',
  'devices.garmin': 'Garmin (seriale)',
  'devices.clubpulseHint': 'Il codice sulla fascia, per esempio D012345.',
  'devices.mzHint': 'Fino a sette cifre, sul retro della fascia.',
  'devices.garminHint': 'Il numero di serie, fino a dodici cifre.',
  'devices.bluetooth': 'Bluetooth',
  'devices.bluetoothHint':
    'Il suo indirizzo, sei coppie come A0:9E:1A:00:12:34. Appare tra le fasce rilevate appena qualcuno la indossa.',
  'devices.heardByBluetooth': 'I bridge con radio Bluetooth la rilevano con questo indirizzo.',
  'devices.strapBattery': 'Batteria {{percent}}%',
  'devices.heardAs': 'I bridge la rilevano come numero {{number}}.',
  'devices.neverReceived':
    'Codice valido, ma nessuna fascia può inviare il numero 0: i bridge non la sentiranno mai. Controlla il codice.',
  'devices.strapName': 'Nome (facoltativo)',
  'devices.strapNameHint': 'Per distinguerne più d’una, per esempio «quella rossa».',
  'devices.link': 'Collega',
  'devices.linkNumber': 'Collega la fascia {{number}}',
  'devices.strapLinked': '{{code}} è collegata',
  'devices.personPlaceholder': 'Nickname, nome o e-mail',
  'devices.nobodyFound': 'Nessun atleta del club si chiama così.',
  'devices.reassignTitle': '{{code}} è di un’altra persona',
  'devices.reassignText':
    'È collegata a {{name}}. Riassegnandola non conta più per {{name}}; gli allenamenti fatti restano dove sono.',
  'devices.reassign': 'Riassegna',
  'devices.keepOwner': 'Lasciala lì',
  'devices.unlink': 'Scollega',
  'devices.unlinkOf': 'Scollega {{code}} da {{name}}',
  'devices.unlinkTitle': 'Scollegare {{code}}?',
  'devices.unlinkText':
    'I battiti di questa fascia non arrivano più a {{name}}: né al tabellone né al diario. Gli allenamenti fatti restano.',
  'devices.unlinkOwnText': 'I suoi battiti non ti arrivano più: né al tabellone né al tuo diario. I tuoi allenamenti restano.',
  'devices.keepStrap': 'Lasciala collegata',
  'devices.strapUnlinked': '{{code}} è stata scollegata',
  'devices.heardNobody': 'Rilevate ora, non sono di nessuno',
  'devices.noRate': 'nessun battito',
  'devices.strength': 'Segnale {{dbm}} dBm',
  'devices.strengthUnknown': 'Forza del segnale sconosciuta',
  'devices.search': 'Cerca persona o codice',
  'devices.noMatch': 'Nessuna fascia corrisponde a «{{text}}»',
  'devices.noClubStraps': 'Ancora nessuna fascia collegata',
  'devices.noClubStrapsText':
    'Una fascia collegata porta chi la indossa sul tabellone e ogni allenamento nel diario. Indossane una vicino a un bridge e apparirà qui da sola.',
  'devices.noStrapsText':
    'Collega la tua fascia una volta: poi al club sei sul tabellone e ogni allenamento arriva da solo nel diario.',
  'devices.heardNow': 'Ti sentiamo adesso: {{bpm}} bpm',
  'devices.offTheWall': 'Rilevato, ma un trainer l’ha tolto dal tabellone. Chiedi di tornare, o togli la fascia per un minuto.',
  'devices.notHeardNow': 'Adesso non ti sentiamo. Indossa la fascia, inumidiscila e avvicinati a un bridge.',
  'devices.claimText':
    'Chi la usa viene avvisato per e-mail e nell’app, e vede il nickname di chi la chiede. Dopo 7 giorni senza risposta cambia di mano solo se non è stata usata per 90 giorni.',
  'devices.claimAsk': 'Chiedila',
  'devices.claimAsked': 'Richiesta inviata per {{code}}: risposta entro il {{date}}',
  'devices.claimOnYours':
    '{{name}} chiede la tua fascia {{code}}. Senza risposta, il {{date}} resta tua se l’hai usata negli ultimi 90 giorni.',
  'devices.claimOnTheirs': '{{name}} chiede {{code}} di {{owner}}, fino al {{date}}.',
  'devices.claimWaits': 'Hai chiesto {{code}}: risposta entro il {{date}}.',
  'devices.claimGive': 'Cedila a {{name}}',
  'devices.claimKeep': 'Non cederla',
  'devices.claimGiven': 'La fascia ora è di {{name}}',
  'devices.claimRefused': 'La fascia resta dov’è',
  'devices.beatsOfAnother':
    'Anche qualcun altro ha collegato questo numero, come altro tipo. In un club in comune i battiti contano per chi l’ha collegato prima e ci si è allenato; fino ad allora per nessuno.',
};
