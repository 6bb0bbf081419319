import type { ClubCode } from './clubs.ts';
import { type Athlete, type PersonRow, person } from './people.ts';

type AthleteRow = readonly [...row: PersonRow, strap: number];

const hiddenNickname = 'Silvia';

const athletesOf = (club: ClubCode, rows: readonly AthleteRow[]): Athlete[] =>
  rows.map(([nickname, first, last, gender, born, height, weight, language, strap]) => ({
    ...person([nickname, first, last, gender, born, height, weight, language]),
    club,
    strap,
    hidden: nickname === hiddenNickname,
  }));

// Birth dates fit the simulated heart rates of the straps.
const ofNavigli: readonly AthleteRow[] = [
  ['Ale', 'Alessia', 'Conti', 'F', '1996-04-11', 168, 60, 'en', 20011],
  ['Bea', 'Beatrice', 'Riva', 'F', '1998-02-03', 171, 63, 'it', 20009],
  ['Brio', 'Fabrizio', 'Neri', 'M', '1984-07-19', 179, 81, 'it', 20001],
  ['Cami', 'Camilla', 'Greco', 'F', '2000-01-27', 164, 57, 'it', 20006],
  ['Chiara R', 'Chiara', 'Rinaldi', 'F', '1991-09-08', 166, 59, 'it', 20002],
  ['Dani', 'Daniel', 'Ortega', 'M', '1999-05-30', 182, 78, 'es', 20003],
  ['Duke', 'Luke', 'Duncan', 'M', '1979-03-22', 188, 92, 'en', 20005],
  ['Edo', 'Edoardo', 'Bassi', 'M', '1990-06-14', 176, 74, 'it', 20008],
  ['Fede', 'Federica', 'Longo', 'F', '2004-10-02', 170, 61, 'it', 20010],
  ['Fox', 'Alice', 'Foxley', 'F', '1981-12-01', 173, 66, 'en', 20007],
  ['Gio', 'Giovanni', 'Serra', 'M', '1982-08-25', 180, 84, 'it', 20012],
  ['Ines', 'Inès', 'Moreau', 'F', '1984-01-16', 167, 58, 'fr', 20013],
  ['Lena', 'Léna', 'Girard', 'F', '2000-11-09', 169, 60, 'fr', 20014],
  ['Luca B', 'Luca', 'Bianchi', 'M', '1991-02-20', 183, 80, 'it', 20015],
  ['Luca M', 'Luca', 'Marini', 'M', '2000-07-05', 177, 72, 'it', 20016],
  ['Marta', 'Marta', 'Fontana', 'F', '1997-03-13', 165, 62, 'it', 20017],
  ['Nico', 'Nicolás', 'Vidal', 'M', '2007-05-04', 181, 73, 'es', 20018],
  ['Pablo', 'Pablo', 'Herrero', 'M', '1978-09-29', 175, 82, 'es', 20019],
  ['Pia', 'Pia', 'Lombardi', 'F', '1985-06-06', 162, 55, 'it', 20020],
  ['Rosso', 'Matteo', 'Rossi', 'M', '1985-10-18', 184, 86, 'it', 20021],
  ['Tess', 'Tess', 'Walker', 'F', '2004-04-24', 172, 64, 'en', 20022],
  ['Zoe', 'Zoé', 'Laurent', 'F', '2006-08-15', 168, 58, 'fr', 20023],
  ['Silvia', 'Silvia', 'Monti', 'F', '2000-03-02', 170, 65, 'it', 20026],
  ['Teo', 'Matteo', 'Galli', 'M', '1984-11-11', 178, 77, 'it', 20027],
  ['Vale', 'Valentina', 'Costa', 'F', '1998-12-20', 166, 61, 'it', 20028],
  ['Simo', 'Simone', 'Ferrara', 'M', '2001-01-08', 180, 75, 'it', 20029],
  ['Anto', 'Antonio', 'De Luca', 'M', '1989-05-17', 174, 79, 'it', 20030],
  ['Gaia', 'Gaia', 'Moretti', 'F', '2002-06-28', 171, 62, 'it', 20035],
  ['Hugo', 'Hugo', 'Petit', 'M', '1991-10-03', 185, 83, 'fr', 20033],
  ['Carmen', 'Carmen', 'Ruiz', 'F', '1989-02-14', 163, 56, 'es', 20034],
];
const ofIsola: readonly AthleteRow[] = [
  ['Sofi', 'Sofia', 'Marchetti', 'F', '1979-07-21', 167, 64, 'it', 20031],
  ['Leo', 'Leonardo', 'Bruni', 'M', '1987-04-02', 181, 82, 'it', 20032],
  ['Nadia', 'Nadia', 'Colombo', 'F', '1989-11-30', 169, 63, 'it', 20036],
  ['Tom', 'Thomas', 'Reed', 'M', '2006-09-12', 186, 78, 'en', 20037],
  ['Adri', 'Adriana', 'Pons', 'F', '1981-05-05', 164, 60, 'es', 20038],
  ['Ivo', 'Ivo', 'Barbieri', 'M', '1991-08-27', 177, 76, 'it', 20039],
];
const ofRomana: readonly AthleteRow[] = [
  ['Mina', 'Mina', 'Caruso', 'F', '2004-02-17', 170, 59, 'it', 20040],
  ['Pau', 'Pau', 'Ferrer', 'M', '1982-12-24', 178, 80, 'es', 20041],
  ['Elio', 'Elio', 'Gatti', 'M', '1988-03-31', 173, 75, 'it', 20042],
  ['Noé', 'Noémie', 'Blanc', 'F', '1986-10-07', 168, 62, 'fr', 20043],
  ['Rita', 'Rita', 'Sanna', 'F', '1987-06-19', 161, 54, 'it', 20045],
];

/** The first strap loses its signal at times, the second has no heart rate. */
const [losing, looking] = athletesOf('NAVIGLI', [
  ['Max', 'Maxime', 'Roux', 'M', '1994-01-19', 182, 79, 'fr', 20101],
  ['Kike', 'Enrique', 'Salas', 'M', '1992-05-26', 176, 77, 'es', 20102],
]) as [Athlete, Athlete];
export const troubled = { losing, looking } as const;

export const simulated: readonly Athlete[] = [
  ...athletesOf('NAVIGLI', ofNavigli),
  ...athletesOf('ISOLA', ofIsola),
  ...athletesOf('ROMANA', ofRomana),
];
export const athletes: readonly Athlete[] = [...simulated, losing, looking];

export const alessia = named('Ale');
export const beatrice = named('Bea');

function named(nickname: string): Athlete {
  const found = athletes.find((athlete) => athlete.nickname === nickname);
  if (!found) throw new Error(`No person of the world is called ${nickname}.`);
  return found;
}
