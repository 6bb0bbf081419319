import type { Language } from '@clubpulse/contract/scalars';

export const timeZone = 'Europe/Rome';
export const currency = 'EUR';

export const brand = { name: 'Cadenza Clubs' } as const;

export interface NamedClub {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

export const navigli = {
  code: 'NAVIGLI',
  name: 'Cadenza Navigli',
  address: 'Alzaia Naviglio Grande 42, 20144 Milano',
  phone: '+39 02 5550 0101',
  email: 'desk.1@example.com',
} as const satisfies NamedClub;
export const isola = {
  code: 'ISOLA',
  name: 'Cadenza Isola',
  address: 'Via Pollaiuolo 9, 20159 Milano',
  phone: '+39 02 5550 0102',
  email: 'desk.2@example.com',
} as const satisfies NamedClub;
export const romana = {
  code: 'ROMANA',
  name: 'Cadenza Porta Romana',
  address: 'Viale Sabotino 17, 20135 Milano',
  phone: '+39 02 5550 0103',
  email: 'desk.3@example.com',
} as const satisfies NamedClub;

export const clubs = [navigli, isola, romana] as const;
export type ClubCode = (typeof clubs)[number]['code'];
export const clubLanguage: Language = 'en';

export const rooms = [
  { name: 'Studio 1', color: '#1787a6' },
  { name: 'Studio 2', color: '#8a3f86' },
  { name: 'Main hall', color: '#4f8a2f' },
] as const;
export type RoomName = (typeof rooms)[number]['name'];

/** This brand is not in the demo. Its users must see no data of the first brand. */
export const otherBrand = { name: 'Brera Fitness' } as const;
export const brera = {
  code: 'BRERA',
  name: 'Brera Fitness Solferino',
  address: 'Via Solferino 11, 20121 Milano',
  phone: '+39 02 5550 0104',
  email: 'desk.4@example.com',
} as const satisfies NamedClub;
