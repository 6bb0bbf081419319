import type { sensors as en } from '../../en/devices/sensors.ts';
import type { Translated } from '../../phrases.ts';

export const sensors: Translated<typeof en> = {
  'devices.strapCount_one': '{{number}} ceinture associée',
  'devices.strapCount_many': '{{number}} ceintures associées',
  'devices.strapCount_other': '{{number}} ceintures associées',
  'devices.strapsFound': '{{found}} ceintures sur {{total}}',
  'devices.owner': 'Propriétaire',
  'devices.clubpulse': 'Clubpulse',
  'devices.mz': 'MZ',
  'devices.garmin': 'Garmin (série)',
  'devices.clubpulseHint': 'Le code sur la ceinture, par exemple D012345.',
  'devices.mzHint': 'Jusqu’à sept chiffres, au dos de la ceinture.',
  'devices.garminHint': 'Le numéro de série, jusqu’à douze chiffres.',
  'devices.bluetooth': 'Bluetooth',
  'devices.bluetoothHint':
    'Son adresse, six paires comme A0:9E:1A:00:12:34. Elle figure parmi les ceintures détectées dès que quelqu’un la porte.',
  'devices.heardByBluetooth': 'Les bridges avec une radio Bluetooth la reçoivent sous cette adresse.',
  'devices.strapBattery': 'Batterie {{percent}} %',
  'devices.heardAs': 'Les bridges la reçoivent comme le numéro {{number}}.',
  'devices.neverReceived':
    'Code valable, mais aucune ceinture ne peut envoyer le numéro 0 : les bridges ne la recevront jamais. Vérifiez le code.',
  'devices.strapName': 'Nom (facultatif)',
  'devices.strapNameHint': 'Pour en distinguer plusieurs, par exemple « la rouge ».',
  'devices.link': 'Associer',
  'devices.linkNumber': 'Associer la ceinture {{number}}',
  'devices.strapLinked': '{{code}} est associée',
  'devices.personPlaceholder': 'Pseudo, nom ou e-mail',
  'devices.nobodyFound': 'Aucun athlète du club ne s’appelle ainsi.',
  'devices.reassignTitle': '{{code}} appartient à quelqu’un d’autre',
  'devices.reassignText':
    'Elle est associée à {{name}}. Réattribuée, elle ne compte plus pour {{name}} ; les entraînements passés restent où ils sont.',
  'devices.reassign': 'Réattribuer',
  'devices.keepOwner': 'Ne rien changer',
  'devices.unlink': 'Dissocier',
  'devices.unlinkOf': 'Dissocier {{code}} de {{name}}',
  'devices.unlinkTitle': 'Dissocier {{code}} ?',
  'devices.unlinkText':
    'Les battements de cette ceinture n’arrivent plus à {{name}} : ni à l’écran, ni dans le journal. Les entraînements passés restent.',
  'devices.unlinkOwnText':
    'Ses battements ne vous arrivent plus : ni à l’écran, ni dans votre journal. Vos entraînements passés restent.',
  'devices.keepStrap': 'La garder associée',
  'devices.strapUnlinked': '{{code}} a été dissociée',
  'devices.heardNobody': 'Détectées maintenant, à personne',
  'devices.noRate': 'pas de pouls',
  'devices.strength': 'Signal {{dbm}} dBm',
  'devices.strengthUnknown': 'Force du signal inconnue',
  'devices.search': 'Chercher une personne ou un code',
  'devices.noMatch': 'Aucune ceinture ne correspond à « {{text}} »',
  'devices.noClubStraps': 'Aucune ceinture associée pour l’instant',
  'devices.noClubStrapsText':
    'Une ceinture associée affiche son propriétaire à l’écran et met chaque entraînement dans son journal. Portez-en une près d’un bridge : elle apparaît ici toute seule.',
  'devices.noStrapsText':
    'Associez votre ceinture une fois : au club vous êtes ensuite à l’écran et chaque entraînement arrive tout seul dans votre journal.',
  'devices.heardNow': 'Votre ceinture est détectée : {{bpm}} bpm',
  'devices.offTheWall': 'Capté, mais retiré de l’écran par un coach. Demandez à revenir, ou retirez la ceinture une minute.',
  'devices.notHeardNow': 'Votre ceinture n’est pas détectée. Mettez-la, humidifiez-la et approchez-vous d’un bridge.',
  'devices.claimText':
    'Son propriétaire est prévenu par e-mail et dans l’application, et voit le pseudo de qui la demande. Après 7 jours sans réponse, elle ne change de mains que si elle n’a pas été portée pendant 90 jours.',
  'devices.claimAsk': 'La demander',
  'devices.claimAsked': 'Ceinture {{code}} demandée : réponse avant le {{date}}',
  'devices.claimOnYours':
    '{{name}} demande votre ceinture {{code}}. Sans réponse, le {{date}} elle reste à vous si vous l’avez portée ces 90 derniers jours.',
  'devices.claimOnTheirs': '{{name}} demande {{code}} de {{owner}}, jusqu’au {{date}}.',
  'devices.claimWaits': 'Vous avez demandé {{code}} : réponse avant le {{date}}.',
  'devices.claimGive': 'La céder à {{name}}',
  'devices.claimKeep': 'Ne pas la céder',
  'devices.claimGiven': 'La ceinture est maintenant à {{name}}',
  'devices.claimRefused': 'La ceinture reste où elle est',
  'devices.beatsOfAnother':
    'Quelqu’un d’autre a aussi associé ce numéro, comme autre modèle. Dans un club commun, ses battements comptent pour qui l’a associé en premier et s’est entraîné avec ; d’ici là, pour personne.',
};
