import { type ImportField, importFields } from '@clubpulse/contract/members/imports/imports';

export type Columns = Readonly<Partial<Record<ImportField, number>>>;

const heads: Record<ImportField, string> = {
  Email:
    'email mail emailaddress correo correoelectronico postaelettronica indirizzoemail indirizzomail adressemail ' +
    'adresseemail adresseelectronique courriel direcciondecorreo emails',
  FirstMidName: 'firstname first givenname forename nome nombre prenom nomedibattesimo',
  LastName: 'lastname last surname familyname cognome apellido apellidos nomdefamille primerapellido secondname',
  FullName:
    'fullname nameandsurname firstandlastname nomeecognome nomecognome nombrecompleto nombreyapellidos ' +
    'nombreyapellido prenometnom prenomnom nomcomplet member customer client',
  SurnameFirst: 'surnameandname cognomeenome cognomenome apellidosynombre apellidoynombre nometprenom nomprenom nomprenoms',
  BirthDate:
    'birthdate birthday dateofbirth dob born nascita datadinascita datanascita natoil natail natoail compleanno ' +
    'fechadenacimiento fechanacimiento nacimiento cumpleanos fnacimiento datedenaissance datenaissance ' +
    'naissance neele nee ne anniversaire',
  Gender: 'gender sex sesso genere sexo genero sexe genre civilite',
  Phone:
    'phone phonenumber mobile mobilephone mobilenumber cell cellphone telephone tel telefono cellulare ' +
    'numeroditelefono numerodicellulare movil telefonomovil numerodetelefono portable telephoneportable ' +
    'numerodetelephone gsm',
  Address1: 'address street streetaddress homeaddress indirizzo via direccion domicilio calle adresse rue',
  PostalCode: 'postalcode postcode zip zipcode cap codicepostale codigopostal cp codepostal',
  Groups:
    'group groups tag tags gruppo gruppi etichetta etichette grupo grupos etiqueta etiquetas groupe groupes etiquette etiquettes',
  Language: 'language lingua idioma langue lang preferredlanguage linguapreferita idiomapreferido languepreferee',
  City: 'city town citta comune localita ciudad poblacion localidad ville commune localite',
};

export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

export function guessColumns(head: readonly string[], first: readonly string[] = []): Columns {
  // Parentheses at the end are ignored: `Date of birth (dd/mm/yyyy)`.
  const words = head.map((name) => plain(name.replace(/\([^()]*\)\s*$/, '')));
  const found: Partial<Record<ImportField, number>> = {};
  for (const field of importFields) {
    const at = words.findIndex((word) => heads[field].split(' ').includes(word));
    if (at >= 0) found[field] = at;
  }
  // `Nom` is the last name beside `Prénom`; `Name` alone is the full name.
  const only = words.findIndex((word) => word === 'nom' || word === 'name');
  if (only >= 0 && found.LastName === undefined && found.FirstMidName !== undefined) found.LastName = only;
  else if (only >= 0 && found.FirstMidName === undefined)
    found[found.LastName === undefined ? 'FullName' : 'FirstMidName'] = only;
  if (found.Email === undefined) {
    const at = first.findIndex((cell) => cell.includes('@'));
    if (at >= 0) found.Email = at;
  }
  return found;
}

export function chooseColumn(columns: Columns, field: ImportField, column: number | null): Columns {
  const others = Object.entries(columns).filter(([name, at]) => name !== field && at !== column);
  return Object.fromEntries(column === null ? others : [...others, [field, column]]);
}

export const isEnough = (columns: Columns): boolean =>
  columns.Email !== undefined &&
  [columns.FirstMidName, columns.FullName, columns.SurnameFirst].some((column) => column !== undefined);
