export const kiosks = {
  'clubs.kiosks': 'Kiosks',
  'clubs.kiosk': 'Kiosk',
  'clubs.kiosksNone': 'No kiosk yet. A kiosk is a tablet at the entrance, known by its code.',
  'clubs.kioskAdd': 'Add kiosk',
  'clubs.kioskNameHint': 'Where it stands, for example Entrance',
  'clubs.kioskSince': 'code {{code}}, since {{date}}',
  'clubs.kioskAdded': '{{name}} has the code {{code}}',
  'clubs.kioskDelete': 'Delete kiosk',
  'clubs.kioskDeleteText': 'Its code stops working. Another kiosk gets another code.',
} as const;
