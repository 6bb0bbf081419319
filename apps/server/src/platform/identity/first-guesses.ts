/** Common passwords, without digits and signs: `P@ssw0rd2026!` counts as `password`. */
const words = [
  'password passwort passwords mypassword thepassword pass changeme changeit default secret letmein welcome',
  'admin administrator root login access master superuser user guest test testing temp trustno iloveyou loveyou monkey dragon',
  'football baseball basketball soccer superman batman starwars pokemon princess sunshine shadow michael jordan jennifer charlie',
  'computer internet google facebook samsung iphone freedom whatever nothing hello helloworld summer winter spring autumn',
  'ciao amore amoremio tiamo juventus napoli milano inter forzainter forzamilan forzajuve italia benvenuto segreto',
  'contrasena contrasenia clave hola tequiero teamo barcelona realmadrid espana bienvenido secreto',
  'motdepasse bonjour jetaime soleil doudou marseille paris france bienvenue azerty azertyuiop',
  'qwerty qwertyuiop qwertz qwertzuiop asdf asdfgh asdfghjkl asdfghjklm zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc',
  'abc abcd abcdef abcdefgh abcdefghij abcdefghijkl abcdefghijklm',
  'clubpulse pulse club demo fitness palestra gimnasio gym gymnase crossfit',
  'training allenamento entrenamiento entrainement workout cardio',
];
const common: ReadonlySet<string> = new Set(words.flatMap((line) => line.split(' ')));

const letters: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', 5: 's', $: 's', 7: 't' };
const FEWEST_DISTINCT = 5;

/** True for one or two common passwords with digits or signs, a sequence such as 123456789012, or few different characters. */
export function isGuessedFirst(password: string): boolean {
  const typed = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (new Set(typed).size < FEWEST_DISTINCT || isRow(typed)) return true;
  const cores = [typed, typed.replace(/^[^a-z]+|[^a-z]+$/g, ''), typed.replace(/^[\d\W_]+|(?<=[a-z])[\d\W_]+$/g, '')];
  return cores.some((core) => isCommonWord(core) || isCommonWord(core.replace(/[@431!05$7]/g, (sign) => letters[sign] ?? sign)));
}

const isCommonWord = (text: string): boolean => {
  const word = text.replace(/[^a-z]/g, '');
  return common.has(repeated(word)) || [...word].some((_, at) => common.has(word.slice(0, at)) && common.has(word.slice(at)));
};

function repeated(text: string): string {
  const again = `${text}${text}`.indexOf(text, 1);
  return again > 0 && again < text.length ? text.slice(0, again) : text;
}

/** True if each character differs from the previous by the same step, with 0 after 9: 123456789012, 987654321098. */
function isRow(text: string): boolean {
  const codes = [...text].map((one) => one.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const onward = /^\d+$/.test(text) ? steps.map((step) => (step + 10) % 10) : steps;
  return new Set(onward).size === 1;
}
