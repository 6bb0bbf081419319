import { type PersonRow, person, type Staff } from './people.ts';

const member = (row: PersonRow, held: Partial<Pick<Staff, 'roles' | 'owner' | 'admin'>>): Staff => ({
  ...person(row),
  roles: [],
  owner: false,
  admin: false,
  ...held,
});

export const giulia = member(['Giulia', 'Giulia', 'Ferri', 'F', '1993-05-09', 170, 61, 'en'], {
  roles: [{ role: 'Trainer', club: 'NAVIGLI' }],
});
export const marco = member(['Marco V', 'Marco', 'Villa', 'M', '1986-02-12', 180, 83, 'en'], {
  roles: [
    { role: 'Manager', club: 'NAVIGLI' },
    { role: 'Manager', club: 'ROMANA' },
  ],
});
export const elena = member(['Elena', 'Elena', 'Sala', 'F', '1975-10-30', 167, 60, 'en'], { owner: true });
const davide = member(['Davide', 'Davide', 'Leone', 'M', '1990-12-05', 183, 84, 'en'], {
  roles: [{ role: 'Trainer', club: 'ISOLA' }],
});
export const paola = member(['Paola', 'Paola', 'Rizzi', 'F', '1988-08-08', 168, 59, 'en'], {
  roles: [
    { role: 'Trainer', club: 'ROMANA' },
    { role: 'Manager', club: 'ROMANA' },
  ],
});
export const livia = member(['Livia', 'Livia', 'Serra', 'F', '1998-03-21', 166, 57, 'en'], {
  roles: [{ role: 'FrontDesk', club: 'NAVIGLI' }],
});
export const piero = member(['Piero', 'Piero', 'Vanni', 'M', '1972-06-17', 176, 81, 'en'], {
  roles: [{ role: 'Accountant', club: 'NAVIGLI' }],
});
export const admin: Staff = {
  ...member(['Admin', 'Ada', 'Admin', 'F', '1980-01-01', 170, 65, 'en'], { admin: true }),
  email: 'admin@example.com',
};

export const staff: readonly Staff[] = [giulia, marco, elena, davide, paola, livia, piero, admin];
