import { type Person, person } from './people.ts';

export const ofOtherBrand = {
  owner: person(['Bruno', 'Bruno', 'Sforza', 'M', '1968-04-17', 178, 85, 'it']),
  manager: person(['Rebecca', 'Rebecca', 'Orsini', 'F', '1983-09-02', 169, 60, 'it']),
  trainer: person(['Tiziano', 'Tiziano', 'Melzi', 'M', '1994-01-22', 182, 79, 'it']),
  athlete: person(['Aurora', 'Aurora', 'Pini', 'F', '1999-06-11', 165, 57, 'it']),
} as const satisfies Record<string, Person>;

export const stranger: Person = person(['Stella', 'Stella', 'Strada', 'F', '1992-08-14', 172, 63, 'it']);

export const dave: Person = person(['Dave', 'Davide', 'Longo', 'M', '1985-03-05', 177, 76, 'it']);
export const sara: Person = person(['Sara', 'Sara', 'Monti', 'F', '1987-12-09', 166, 58, 'it']);
