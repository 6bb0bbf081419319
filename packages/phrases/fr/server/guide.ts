import type { guide as en } from '../../en/server/guide.ts';
import type { Translated } from '../../phrases.ts';

export const guide: Translated<typeof en> = {
  'guide.title': 'Guide de Clubpulse',
  'guide.lead': 'Ce que membres, entraîneurs et responsables font le plus souvent, étape par étape.',
  'guide.for.Athlete': 'Pour les membres',
  'guide.for.Trainer': 'Pour les entraîneurs',
  'guide.for.Manager': 'Pour les responsables',
  'guide.strap.title': 'Mettre et associer une ceinture',
  'guide.strap.1': 'Humidifiez les électrodes et mettez la ceinture sous la poitrine, assez serrée pour tenir quand vous sautez.',
  'guide.strap.2': 'Dans le profil, choisissez Associer une ceinture et saisissez le code imprimé dessus.',
  'guide.strap.3': 'Approchez-vous d’un bridge de votre club : votre case apparaît à l’écran en quelques secondes.',
  'guide.strap.4': 'Sinon, humidifiez-la à nouveau, vérifiez sa pile et demandez à l’accueil si le code vous est associé.',
  'guide.zones.title': 'Lire vos zones',
  'guide.zones.1':
    'Les cinq zones sont des parts de votre fréquence cardiaque maximale : elles commencent à 50, 60, 70, 80 et 90 pour cent.',
  'guide.zones.2':
    'Les zones 1 et 2 sont faciles, on parle en phrases entières ; la 3 est régulière ; la 4 et la 5 sont dures, quelques mots au plus.',
  'guide.zones.3':
    'Chaque minute donne des points selon sa zone : plus elle est dure, plus il y en a. La somme est sur votre case et dans le journal.',
  'guide.zones.4':
    'Votre maximum est dans le profil. Si un entraînement en montre un plus haut, l’app le propose et vous décidez.',
  'guide.book.title': 'Réserver un cours, ou l’annuler',
  'guide.book.1': 'Choisissez Réserver, puis le jour, puis Réserver sur le cours.',
  'guide.book.2':
    'S’il est complet, choisissez En attente : quand une place se libère, vous êtes averti et la prenez dans l’app.',
  'guide.book.3':
    'Pour annuler, ouvrez Aujourd’hui et choisissez Annuler sur le cours. La question dit jusqu’à quand c’est gratuit.',
  'guide.book.4': 'Qui ne vient pas et n’annule pas peut recevoir un avertissement, selon les règles du club.',
  'guide.journal.title': 'Retrouver vos entraînements',
  'guide.journal.1':
    'Le journal a chaque entraînement avec sa durée, ses points et ses zones. Il se ferme cinq minutes après le silence de la ceinture.',
  'guide.journal.2':
    'Ouvrez-en un pour voir la fréquence seconde par seconde et écrire un commentaire auquel l’entraîneur peut répondre.',
  'guide.journal.3':
    'Un entraînement sans ceinture s’ajoute à la main avec Ajouter un entraînement, ou choisissez Importer des fichiers et un fichier de votre montre.',
  'guide.files.title': 'Vos fichiers, et ce que voit le club',
  'guide.files.1':
    'Vos fichiers, dans le profil sous Mes fichiers, personne ne les voit que vous, sauf si vous en montrez un à un club.',
  'guide.files.2': 'Ce que le club partage avec vous, programmes et documents, se trouve sous Du club.',
  'guide.files.3': 'Dans le profil, vous décidez de ce qu’un club voit de votre santé, et le retirez quand vous voulez.',
  'guide.wall.title': 'Lancer un cours à l’écran',
  'guide.wall.1': 'Ouvrez En direct et choisissez la salle : vous voyez quelles ceintures sont détectées.',
  'guide.wall.2':
    'Sous Écran, vous voyez ce que montre la TV. Une TV neuve affiche un code : saisissez-le dans Réglages, Salles et appareils, Écrans, avec Associer un écran.',
  'guide.wall.3': 'Choisissez Démarrer le cours : les points et l’objectif du groupe comptent dès ce moment.',
  'guide.wall.4':
    'Changez de scène, de circuit, de minuteur ou de flow depuis la tablette pendant le cours. Il se termine de lui-même, ou plus tôt avec Terminer le cours.',
  'guide.present.title': 'Dire qui est venu',
  'guide.present.1': 'Ouvrez le cours dans le calendrier, puis ses participants.',
  'guide.present.2':
    'Choisissez Présent pour chaque personne qui est là. Qui a réservé et porte une ceinture détectée est marqué tout seul.',
  'guide.present.3': 'Qui est venu sans réservation se trouve par son nom dans Ajouter un participant.',
  'guide.sheet.title': 'Créer une fiche et la partager',
  'guide.sheet.1':
    'Dans Entraînement, Fiches d’entraînement, choisissez Nouvelle fiche, ou faites-la créer avec Générer une fiche.',
  'guide.sheet.2': 'Ajoutez jours, groupes et exercices ; chaque série a des répétitions ou une durée, un poids et un repos.',
  'guide.sheet.3':
    'Enregistrez-la. Ce qui manque est dit à côté du champ. Si tous les membres peuvent la lire, sélectionnez-la dans la liste et publiez-la.',
  'guide.sheet.4':
    'Choisissez Partager et les membres. Ils sont avertis, la suivent sur leur téléphone, et vous voyez où ils en sont.',
  'guide.people.title': 'Faire entrer des membres',
  'guide.people.1': 'Choisissez Membres, puis Ajouter des personnes.',
  'guide.people.2': 'Écrivez ou collez noms et e-mails ; qui est déjà là est montré avant tout envoi.',
  'guide.people.3': 'Envoyez les invitations. Qui accepte figure aussitôt dans la liste.',
  'guide.sell.title': 'Vendre un abonnement et l’encaisser',
  'guide.sell.1': 'Choisissez Vendre, puis la personne, puis ce qui est vendu.',
  'guide.sell.2': 'Vérifiez prix, début et fin, et choisissez Attribuer.',
  'guide.sell.3': 'Encaissez tout de suite, ou plus tard sous À faire ; le reçu est imprimé ou envoyé.',
  'guide.bridge.title': 'Connecter un bridge',
  'guide.bridge.1':
    'Dans Réglages, Salles et appareils, choisissez Ajouter un bridge, donnez-lui un nom et sa salle, puis Obtenir un code. Le code sert une fois.',
  'guide.bridge.2': 'Branchez le récepteur sur le petit ordinateur de la salle, lancez le bridge et saisissez le code.',
  'guide.bridge.3':
    'La liste montre le dernier contact. Il lui faut courant et réseau ; ce qu’il reçoit sans réseau part plus tard.',
  'guide.bridge.4': 'Un bridge couvre une salle d’environ 20 mètres. Avec des murs ou beaucoup de monde, utilisez-en deux.',
};
