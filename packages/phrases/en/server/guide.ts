/** The guide to the product, as it is read in the app and as a PDF. */
export const guide = {
  'guide.title': 'Guide to Clubpulse',
  'guide.lead': 'What members, trainers and managers do most often, step by step.',
  'guide.for.Athlete': 'For members',
  'guide.for.Trainer': 'For trainers',
  'guide.for.Manager': 'For managers',
  'guide.strap.title': 'Put on and link a strap',
  'guide.strap.1': 'Moisten the electrodes and put the strap on below the chest, tight enough to stay when you jump.',
  'guide.strap.2': 'In the profile choose Link a strap and enter the code that is printed on it.',
  'guide.strap.3': 'Come near a bridge of your club: your tile appears on the wall within seconds.',
  'guide.strap.4':
    'If it does not, moisten the strap again, check its battery, and ask the desk whether the code is linked to you.',
  'guide.zones.title': 'Read your zones',
  'guide.zones.1': 'The five zones are shares of your maximum heart rate: 50, 60, 70, 80 and 90 percent are where they begin.',
  'guide.zones.2':
    'Zones 1 and 2 are easy, you can speak in whole sentences; zone 3 is steady; zones 4 and 5 are hard, a few words at most.',
  'guide.zones.3':
    'Each minute gives points by its zone: the harder, the more. The sum of a training stands on your tile and in the journal.',
  'guide.zones.4': 'Your maximum stands in the profile. If a training shows a higher one, the app proposes it, and you decide.',
  'guide.book.title': 'Book a class, or cancel',
  'guide.book.1': 'Choose Book, then the day, then Book at the class.',
  'guide.book.2': 'If it is full, choose Queue: when a seat is free you are told, and take it in the app.',
  'guide.book.3': 'To cancel, open Today and choose Cancel at the class. The question says until when that costs nothing.',
  'guide.book.4': 'Who does not come and does not cancel may get a strike, as the rules of the club say.',
  'guide.journal.title': 'Find your trainings',
  'guide.journal.1':
    'The journal has each training with its time, points and zones. It closes five minutes after your strap falls silent.',
  'guide.journal.2': 'Open one to see the heart rate second by second, and to write a comment that your trainer can answer.',
  'guide.journal.3': 'Add a training without a strap by hand with Add training, or choose Import files and a file of your watch.',
  'guide.files.title': 'Your files, and what the club sees',
  'guide.files.1': 'Your own files, in the profile under My files, nobody sees but you, unless you show one to a club.',
  'guide.files.2': 'What the club shares with you, plans and papers, stands under From the club.',
  'guide.files.3': 'In the profile you decide what a club may see of your health, and take it back whenever you like.',
  'guide.wall.title': 'Start a class on the wall',
  'guide.wall.1': 'Open Live and choose the room: you see whose straps are heard.',
  'guide.wall.2':
    'Under Wall you see what the TV shows. A new TV shows a code: enter it under Set-up, Rooms and devices, Screens, with Pair a screen.',
  'guide.wall.3': 'Choose Start the class: points and group goal count from that moment.',
  'guide.wall.4':
    'Change the scene, circuit, timer or flow from your tablet while the class runs. It ends by itself, or earlier with End class.',
  'guide.present.title': 'Say who came',
  'guide.present.1': 'Open the class in the calendar, then its participants.',
  'guide.present.2': 'Choose Present at each one who is there. Whoever booked and is heard with a strap is marked by itself.',
  'guide.present.3': 'Somebody who came without a booking you find by name in Add a participant.',
  'guide.sheet.title': 'Build a workout sheet and share it',
  'guide.sheet.1': 'Under Training, Workout sheets, choose New sheet, or have one made with Generate a sheet.',
  'guide.sheet.2': 'Add days, groups and exercises; each set has repetitions or time, weight and rest.',
  'guide.sheet.3':
    'Save it. What is missing is said beside the field. If all members may read it, select it in the list and publish it.',
  'guide.sheet.4': 'Choose Share and the members. They are told, carry it out on their phone, and you see how far they are.',
  'guide.people.title': 'Bring members in',
  'guide.people.1': 'Choose Members, then Add people.',
  'guide.people.2': 'Type or paste names and e-mails; people who are there already are shown before anything is sent.',
  'guide.people.3': 'Send the invitations. Whoever accepts stands in the list at once.',
  'guide.sell.title': 'Sell a subscription and take the payment',
  'guide.sell.1': 'Choose Sell, then the person, then what is sold.',
  'guide.sell.2': 'Check price, begin and end, and choose Assign.',
  'guide.sell.3': 'Take the payment at once, or later under Needs you; a receipt is printed or sent.',
  'guide.bridge.title': 'Connect a bridge',
  'guide.bridge.1':
    'Under Set-up, Rooms and devices, choose Add bridge, give it a name and its room, and choose Get a code. The code works once.',
  'guide.bridge.2':
    'Plug the receiver into the small computer that stands in the room, start the bridge on it and enter the code.',
  'guide.bridge.3':
    'The list says when it was last heard. It needs power and network; what it hears without network is sent later.',
  'guide.bridge.4': 'One bridge hears a room of about 20 metres. With walls or many people use two.',
} as const;
